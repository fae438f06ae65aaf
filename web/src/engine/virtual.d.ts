declare module 'virtual:engine' {
  export const engine: { url: string; integrity: string } | null
}
