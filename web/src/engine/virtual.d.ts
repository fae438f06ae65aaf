declare module 'virtual:engine' {
  export const engine: { url: string; integrity: string } | null
}

declare module 'virtual:examples/*' {
  export const examples: readonly { name: string; keys: readonly string[]; text: string; shown: unknown }[]
}
