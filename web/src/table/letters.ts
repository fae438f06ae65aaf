// Keys for the answers that are listed in words: each has a letter of its own words, the first that is free.

export function letters(labels: readonly string[]): string[] {
  const used = new Set<string>()
  return labels.map(label => {
    const own = label.toLowerCase().replace(/[^a-z]/g, '')
    const letter = [...own, ...'abcdefghijklmnopqrstuvwxyz'].find(one => !used.has(one)) ?? ''
    used.add(letter)
    return letter
  })
}
