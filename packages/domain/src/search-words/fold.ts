/**
 * A word without capitals, accents and separators, so that "Coupé", "coupe" and "COUPÉ" are equal. Umlauts and their
 * spelling with e are equal too: "grün", "gruen" and "grun" all fold to "grun".
 */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  const plain = isPlain.test(lower)
    ? lower
    : lower
        .replaceAll('ß', 'ss')
        .normalize('NFD')
        .replace(/[^a-z0-9<>=€§/]/g, '')
  return plain.replace(/([aou])e/g, '$1')
}

const isPlain = /^[a-z0-9]*$/

/**
 * How many letters differ between two words: inserted, left out, replaced, or two neighbours swapped
 * (Damerau-Levenshtein, optimal string alignment).
 *
 * @returns `most + 1` as soon as the distance is greater than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      let distance = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced)
      const isSwapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1)
      current.push(distance)
    }
    if (Math.min(...current) > most) return most + 1
    beforeLast = last
    last = current
  }
  return last[b.length] ?? 0
}
