// Made by licences.ts from THIRD-PARTY.md.
declare module 'virtual:credits' {
  const credits: readonly { name: string; by: readonly string[]; licence: string }[]
  export default credits
}
