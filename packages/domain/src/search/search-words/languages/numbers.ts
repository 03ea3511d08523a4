/** "15,000 €", "€15,000.00" */
const byComma = /(?<![\p{L}\d.,])(\d{1,3}(?:,\d{3})+)(?:\.\d\d)?(?![.,]?\d)/gu
/** "15 000 €", "12 500": groups after a blank end in two zeros or stand before what is measured by thousands. */
const byBlank =
  /(?<![\p{L}\d.,])([1-9]\d{0,2})((?: \d{3})+)(?![\d.,])(?! ?(?:ch|cv|hp|bhp|ps|pk|kw|koni)(?!\p{L}))/giu
/** "Peugeot 308 100 ch" names no number of thousands; two blanks keep the figures apart. */
const besidePower = /(?<!\d)(\d{2,3}) (\d00)(?= ?(?:ch|cv|hp|bhp|pk|kw|koni)(?!\p{L}))/giu
const ofThousands = /^ ?(?:€|eur|km|zł|zl|tys)/i
/** "£15,000" */
const currencyBefore = /([£$]) ?(\d[\d.,]*k?)/gi
const currencyBehind = /(?<=[\dk]) ?([£$])/gi
const currencyNames: Record<string, string> = { '£': ' GBP', $: ' USD' }
/** "10k-15k", "10 tys - 15 tys €" */
const measuredRange = /(?<=\d) ?(\p{L}+)\.? ?[-–] ?(?=\d)/gu
/** "~ 10 000 €" */
const about = /[~≈] ?(?=\d)/g
/** "Années 80" */
const decade = /(?<!\p{L})(ann[ée]es|jaren|lata?) ([5-9]0)(?![\d.,])/giu
/** "5d" in lists of cars */
const doors = /(?<![\p{L}\d.,/-])([2-5])d(?![\p{L}\d])/giu
/** "12.000 + VAT" */
const plusTax = /\+ ?(?=(?:vat|tva|btw)(?!\p{L}))/giu
const unitBehind = /(?<=\d)-?(\p{L}+)(?![\p{L}\d])/gu

/** Tested first, because most phrases have none of them. */
const signs = /[£$+~≈]/
const withoutSigns = (text: string) =>
  text
    .replaceAll(currencyBefore, '$2$1')
    .replaceAll(currencyBehind, (_, sign: string) => currencyNames[sign] ?? '')
    .replaceAll(plusTax, 'plus ')
    .replaceAll(about, 'ca ')

/**
 * A phrase with its numbers written as in German: points between thousands, a blank before a unit, a currency behind
 * its number.
 *
 * @param isUnit whether a word of the language is a unit
 */
export const withGermanNumbers = (text: string, isUnit: (word: string) => boolean) =>
  /\d/.test(text)
    ? (signs.test(text) ? withoutSigns(text) : text)
        .replaceAll(decade, '$1-$2')
        .replaceAll(doors, '$1 trg')
        .replaceAll(measuredRange, (all, word: string) =>
          isUnit(word) || word === 'k' ? ` ${word} bis ` : all,
        )
        .replaceAll(byComma, (_, number: string) => number.replaceAll(',', '.'))
        .replaceAll(byBlank, (number, first: string, groups: string, at: number) =>
          groups.endsWith('00') || ofThousands.test(text.slice(at + number.length))
            ? first + groups.replaceAll(' ', '.')
            : number,
        )
        .replaceAll(besidePower, '$1  $2')
        .replaceAll(unitBehind, (all, word: string) => (isUnit(word) ? ` ${word}` : all))
    : text
