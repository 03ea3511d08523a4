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

/** Distances of one word to the beginnings of another; used again for each pair of words. */
let rows = [new Uint16Array(64), new Uint16Array(64), new Uint16Array(64)] as const

/**
 * How many letters differ between two words: inserted, left out, replaced, or two neighbours swapped
 * (Damerau-Levenshtein, optimal string alignment).
 *
 * @returns `most + 1` as soon as the distance is greater than `most`
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  const width = b.length + 1
  if (width > rows[0].length) rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)]
  let [beforeLast, last, current] = rows
  for (let column = 0; column < width; column++) last[column] = column
  for (let row = 1; row <= a.length; row++) {
    const letter = a.charCodeAt(row - 1)
    let least = row
    current[0] = row
    for (let column = 1; column < width; column++) {
      const isSame = letter === b.charCodeAt(column - 1)
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1)
      let distance = Math.min((last[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1, replaced)
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
      if (isSwapped) distance = Math.min(distance, (beforeLast[column - 2] ?? 0) + 1)
      current[column] = distance
      least = Math.min(least, distance)
    }
    if (least > most) return most + 1
    ;[beforeLast, last, current] = [last, current, beforeLast]
  }
  return last[b.length] ?? 0
}
