export type Transfer = {
  recipient: string
  /** In electronic form. */
  iban: string
  amountCents: number
  reference: string
}

const maxCents = 99_999_999_999
const nameMax = 70
const referenceMax = 140

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** @returns 'EUR22870.00' */
const amountText = (cents: number) => `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`

/**
 * The text of a QR code for a SEPA transfer (EPC069-12, version 002; encode with error correction M, at most version
 * 13).
 * @returns null for an amount that a transfer cannot have
 */
export function epcCodeText({ recipient, iban, amountCents, reference }: Transfer): string | null {
  if (!Number.isInteger(amountCents) || amountCents < 1 || amountCents > maxCents) return null
  const name = oneLine(recipient).slice(0, nameMax)
  const text = oneLine(reference).slice(0, referenceMax)
  return ['BCD', '002', '1', 'SCT', '', name, iban, amountText(amountCents), '', '', text].join('\n')
}
