// What the client and the server say to each other; all but these few follow from the schema.
import type { ClientHello, FromClient } from './messages'

export type * from './messages'

export const protocol: ClientHello['protocol'] = 2

type Without<Message, Key extends string> = Message extends unknown ? Omit<Message, Key> : never

/** A wish is answered by `done`, `refused` or `stale` with the same id. */
export type Wish = Without<Extract<FromClient, { id: string }>, 'table' | 'id'>
