// What a form held the last time, in this browser; whatever cannot be used is as usual.

export function keep(name: string, value: unknown): void {
  try {
    localStorage.setItem(`hastilude.${name}`, JSON.stringify(value))
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export function kept(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(`hastilude.${name}`) ?? 'null')
  } catch {
    return null
  }
}
