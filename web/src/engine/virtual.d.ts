declare module 'virtual:engine' {
  interface Where {
    url: string
    integrity: string
  }
  /** The engine, and the files of policies/ by their names. */
  export const engine: (Where & { policies: Record<string, Where> }) | null
}

declare module 'virtual:examples/*' {
  export const examples: readonly { name: string; keys: readonly string[]; text: string; shown: unknown }[]
}
