// Two values that say the same, as one: what hangs on it then does nothing.

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** The later value, with whatever says the same as before being what it was before. */
export function keepSame<T>(before: unknown, after: T): T {
  if (Object.is(before, after)) return after
  if (Array.isArray(before) && Array.isArray(after)) {
    const kept = after.map((one, index) => keepSame(before[index], one))
    return (before.length === kept.length && kept.every((one, index) => Object.is(one, before[index])) ? before : kept) as T
  }
  if (!isPlain(before) || !isPlain(after)) return after
  const keys = Object.keys(after)
  const kept = Object.fromEntries(keys.map(key => [key, keepSame(before[key], after[key])]))
  const same = keys.length === Object.keys(before).length && keys.every(key => key in before && Object.is(kept[key], before[key]))
  return (same ? before : kept) as T
}
