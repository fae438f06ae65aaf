export interface Expectation {
  what: string
  call: string
  of: string[]
  comes: string
}
export function expectations(): Expectation[]
export function checkModule(): Buffer
export function speedModule(): Buffer
