import { germanNumber } from '../../values/german-number.ts'

/** "10 000": a group of digits after a blank belongs to the number before it only when it ends in two zeros. */
const spacedThousands = /\b(\d{2,3}) (\d00)\b/g
/** "bis20000€ab2018": before a word that begins the next bound, and behind it. */
const beforeBound = /(?<=\d(?:€|t€|euro|tkm|km|ps|kw|tsd|k)?)(?=(?:ab|bis|unter|über|max|ez|bj)\d)/giu
const behindBound = /(?<![\p{L}\d])(ab|bis|unter|über|max|ca|ez|bj|baujahr)\.?(?=\d)/giu
const isGlued = /[a-zü]\.?\d/i
const separators = /[\s;!?()[\]{}"„“”‚‘’`*_|\\+&#]+/

const marks = "-./:'"

/** Without the punctuation around a word; a loop, because a pattern for the end takes quadratic time. */
function withoutMarks(piece: string): string {
  let from = 0
  let to = piece.length
  while (from < to && marks.includes(piece.charAt(from))) from += 1
  while (to > from && marks.includes(piece.charAt(to - 1))) to -= 1
  return piece.slice(from, to)
}

/** Tested first, because most phrases have none of the signs that are replaced one by one. */
const hasSigns =
  /[–—−+±,≤≥×"″”“„]|''|\d ?x |\dx[a-zäöü]{4}|\d ?-? ?€ ?\d|\d [-\d./]|[a-z€] - \d|\d[./] |[a-zäöüß]{2}\.+[a-zäöüß]{3}/i
/** "03/ 2018" */
const spacedMonth = /(?<![\d.,])(0?[1-9]|1[0-2])(?: [./] ?|[./] )((?:19|20)\d\d)(?!\d)/g
/** "gepflegt.mit": sentences without a blank between them. */
const gluedStop = /(?<=[a-zäöüß]{2})\.+(?=[a-zäöüß]{3})/gi
/** "10.000 € + MwSt" */
const plusTax = /\+ ?(?=(?:mwst|ust|mehrwertsteuer|umsatzsteuer)(?![\p{L}\d]))/giu

/** "2 x Schlüssel", "2xSchiebetür" */
const spacedCount = /(?<![\d.,\p{L}])([1-9])(?: ?[x×] (?=\p{L}{3})|[x×](?=\p{L}{4}))/giu

/** Signs of inches behind the size of a wheel, and other quotation marks. */
const inchSigns = /(?<![\d.,])(1[3-9]|2[0-4]) ?(?:["″”]|'')|["„“”]/g

/** "Golf 18\"" has wheels of 18 inches, unless the sign ends a quotation: "„Golf 18“". */
function withInches(text: string): string {
  let isQuoted = false
  return text.replaceAll(inchSigns, (sign, size?: string) => {
    if (size !== undefined && !isQuoted) return `${size} Zoll `
    isQuoted = !isQuoted
    return sign
  })
}

/** "80 tkm - 120 tkm"; "120.000 km - 150 PS" is no range. */
const measuredRange = /(?<=\d) (t?€|k€?|tsd|euro?|tkm|km|ps|kw) - (?=\d[\d.,]* \1(?![\p{L}\d]))/giu

/** "€8.000 - €12.000" */
const signedRange = /€ ?(\d[\d.]*) ?- ?(?=€ ?\d)/g

/** "10.000 € +/- 1000", "80 ± 10 tkm", "15.000 +- 10 %" */
const around =
  /(?<![\p{L}\d.,])(\d{1,3}(?:\.\d{3})+|\d+) ?(t?€|k€?|tsd|euro?|tkm|km|ps|kw)? ?(?:\+ ?\/ ?-|\+-|±) ?(\d{1,3}(?:\.\d{3})+|\d+)(?!\d|[.,]\d)(?: ?(%)|(?: ?\2(?![\p{L}\d]))?)/giu

/** A number with what it may differ by as the range between them. */
const asRange = (
  typed: string,
  number: string,
  unit: string | undefined,
  by: string,
  percent: string | undefined,
) => {
  const middle = germanNumber(number)
  const step = percent === undefined ? germanNumber(by) : (middle * germanNumber(by)) / 100
  const measured = unit === undefined ? '' : ` ${unit}`
  return step < middle ? `${Math.round(middle - step)} bis ${Math.round(middle + step)}${measured}` : typed
}

const withoutSigns = (text: string) =>
  withInches(text)
    .replaceAll(spacedCount, '$1x ')
    .replaceAll(/[–—−]/g, '-')
    .replaceAll('≤', '<=')
    .replaceAll('≥', '>=')
    .replaceAll(spacedThousands, '$1$2')
    .replaceAll(around, asRange)
    .replaceAll(signedRange, '$1 bis ')
    .replaceAll(measuredRange, ' $1 bis ')
    .replaceAll(/(?<=\d(?:t?€|k€?|tkm|km|ps|kw)?) - (?:(?:ez|bj|baujahr)\.? ?)?(?=\d)/gi, ' bis ')
    .replaceAll(spacedMonth, '$1/$2')
    .replaceAll(gluedStop, ' ')
    .replaceAll(plusTax, ' zzgl ')
    .replaceAll(/(?<=\d)\+(?!\d)/g, ' aufwärts ')
    // "2,8 t, Euro 5" is an emission class, no price.
    .replaceAll(/, ?euro (?=[1-6]\b)/gi, ' euro')
    .replaceAll(/,(?!\d)|(?<!\d),/g, ' , ')

/** Words, and numbers with or without unit, with single blanks between them; most phrases need no other splitting. */
const plainPhrase =
  /^(?:[a-zß-öø-ž€]+(?:-[a-zß-öø-ž]+)*(?: |$)|\d+(?!x[a-zäöüß])[a-zäöüß€]*(?: (?!\d|x )|$))+$/i

/** The parts between single blanks; a loop, because `split` takes as long as all other work on a short phrase. */
function wordsOf(text: string): string[] {
  const words: string[] = []
  let from = 0
  for (let at = text.indexOf(' '); at >= 0; at = text.indexOf(' ', from)) {
    words.push(text.slice(from, at))
    from = at + 1
  }
  words.push(text.slice(from))
  return words
}

/** The pieces of a phrase between blanks and signs, without the punctuation around them; a comma is a piece. */
export function piecesOf(typed: string): string[] {
  if (plainPhrase.test(typed)) return wordsOf(typed)
  const apart = isGlued.test(typed)
    ? typed.replaceAll(beforeBound, ' ').replaceAll(behindBound, '$1 ')
    : typed
  const text = hasSigns.test(apart) ? withoutSigns(apart) : apart
  return text.split(separators).map(withoutMarks)
}
