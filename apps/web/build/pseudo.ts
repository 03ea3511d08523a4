const accented: Record<string, string> = {
  a: 'à',
  e: 'ê',
  i: 'ï',
  o: 'ø',
  u: 'û',
  A: 'À',
  E: 'Ê',
  I: 'Ï',
  O: 'Ø',
  U: 'Û',
  ä: 'ǟ',
  ö: 'ȫ',
  ü: 'ǖ',
  Ä: 'Ǟ',
  Ö: 'Ȫ',
  Ü: 'Ǖ',
}

/**
 * A text that can be read and is 40 % longer, for the check that no text is left out and that no page is too narrow
 * (`PSEUDO_LANGUAGE=pl pnpm e2e sweep`). Parts (`{0}`) and the count stay.
 */
export function pseudo(text: string): string {
  const pieces = text.split(/(\{\d+\})/)
  const changed = pieces.map((piece, index) =>
    index % 2 ? piece : piece.replaceAll(/[aeiouäöü]/gi, (letter) => accented[letter] ?? letter),
  )
  const words = text.replaceAll(/\{\d+\}/g, '').length
  return `${changed.join('')}${' ìs'.repeat(Math.ceil((words * 0.4) / 3))}`
}
