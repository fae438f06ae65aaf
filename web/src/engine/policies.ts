// What bots have learnt, fetched when somebody first plays against one who needs it, and kept.
import type { Policy, Where } from './messages'

export class Policies {
  private readonly fetched = new Map<string, Promise<Policy | undefined>>()

  constructor(private readonly places: Record<string, Where>) {}

  /** Those of these names that can be had: without them a bot plays by its sense alone. */
  async of(names: readonly string[]): Promise<Policy[]> {
    const all = await Promise.all(names.map(name => this.one(name)))
    return all.filter(policy => policy !== undefined)
  }

  private one(name: string): Promise<Policy | undefined> {
    const before = this.fetched.get(name)
    if (before) return before
    const policy = this.fetch(name).catch(() => {
      this.fetched.delete(name) // perhaps it can be had later
      return undefined
    })
    this.fetched.set(name, policy)
    return policy
  }

  private async fetch(name: string): Promise<Policy | undefined> {
    const place = this.places[name]
    if (!place) return undefined
    const answer = await fetch(place.url, { integrity: place.integrity })
    if (!answer.ok) throw new Error(`${name} could not be fetched: ${answer.status}`)
    return { name, contents: new Uint8Array(await answer.arrayBuffer()) }
  }
}
