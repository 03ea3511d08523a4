import { t } from '../values/text.ts'

/** What the rules find about a payment; only `exact` is booked without a person. */
export const paymentFindings = [
  'exact',
  'part',
  'over',
  'double',
  'proposal',
  'unknown',
  'batch',
  'return',
] as const
export type PaymentFinding = (typeof paymentFindings)[number]

export const paymentFindingLabels = {
  exact: t('Zugeordnet'),
  part: t('Teilweise'),
  over: t('Zu viel'),
  double: t('Doppelt'),
  proposal: t('Vorschlag'),
  unknown: t('Unbekannt'),
  batch: t('Sammelbuchung'),
  return: t('Zurückgeholt'),
} as const satisfies Record<PaymentFinding, string>

/** How long a booking can be undone. */
export const paymentUndoHours = 72

type Searched = {
  compact: string
  /** Whether a separator stood before each character. */
  isSeparated: boolean[]
}

/** Letters and digits of a text in capitals; banks break references anywhere, and payers add spaces. */
function searchedText(text: string): Searched {
  const isSeparated: boolean[] = []
  let compact = ''
  let wasSeparator = true
  for (const character of text.toUpperCase()) {
    if (/[A-Z0-9]/.test(character)) {
      compact += character
      isSeparated.push(wasSeparator)
      wasSeparator = false
    } else wasSeparator = true
  }
  return { compact, isSeparated }
}

const isDigit = (character: string | undefined) => character !== undefined && /\d/.test(character)

/** Numbers that are shorter would be found in any text. */
const shortest = 5

/**
 * Finds known numbers (of invoices, of vehicles) in references, written with or without spaces and hyphens. A number
 * within a longer one does not count.
 */
export class NumberFinder<Found> {
  readonly #byLength = new Map<number, Map<string, Found>>()

  constructor(numbers: Iterable<readonly [number: string, found: Found]>) {
    for (const [number, found] of numbers) {
      const { compact } = searchedText(number)
      if (compact.length < shortest) continue
      const known = this.#byLength.get(compact.length) ?? new Map<string, Found>()
      known.set(compact, found)
      this.#byLength.set(compact.length, known)
    }
  }

  in(text: string): Found[] {
    const { compact, isSeparated } = searchedText(text)
    const found = new Set<Found>()
    for (const [length, known] of this.#byLength)
      for (let at = 0; at + length <= compact.length; at++) {
        const match = known.get(compact.slice(at, at + length))
        if (match === undefined) continue
        const end = at + length
        const goesOn = isDigit(compact[end]) && isDigit(compact[end - 1]) && !isSeparated[end]
        const hasBegun = isDigit(compact[at - 1]) && isDigit(compact[at]) && !isSeparated[at]
        if (!goesOn && !hasBegun) found.add(match)
      }
    return [...found]
  }
}

/** A purchase that a payment may belong to. */
export type Payable = {
  purchaseId: number
  openCents: number
  /** The VAT deposit that is asked for and was not received; 0 in general. */
  depositCents: number
}

/**
 * What a payment pays of the deposit: all of it, if the payment is what is open and the deposit together. Any other amount
 * counts for the invoice alone.
 */
export const depositIn = (amountCents: number, { openCents, depositCents }: Omit<Payable, 'purchaseId'>) =>
  depositCents > 0 && amountCents === Math.max(0, openCents) + depositCents ? depositCents : 0

const fits = (amountCents: number, payable: Payable) =>
  payable.openCents === amountCents || depositIn(amountCents, payable) > 0

export type Clues<P extends Payable> = {
  /** Purchases whose invoice in force the reference names. */
  byNumber: readonly P[]
  /** Purchases whose vehicle, or whose replaced invoice, it names. */
  byVehicle: readonly P[]
  /** Purchases of companies that have paid from this account before. */
  byAccount: readonly P[]
}

type Incoming = { amountCents: number; isBatch: boolean; isReturn: boolean }

const compared = (amountCents: number, openCents: number): PaymentFinding =>
  openCents <= 0 ? 'double' : amountCents < openCents ? 'part' : 'over'

/** What the clues say about a payment. Doubt is never `exact`. */
export function findingOf<P extends Payable>(
  { amountCents, isBatch, isReturn }: Incoming,
  { byNumber, byVehicle, byAccount }: Clues<P>,
): { finding: PaymentFinding; purchase?: P } {
  if (isReturn) return { finding: 'return' }
  if (isBatch) return { finding: 'batch' }
  const [named, secondNamed] = byNumber
  const isFitting = (payable: P) => fits(amountCents, payable)
  if (named && !secondNamed)
    return isFitting(named)
      ? { finding: 'exact', purchase: named }
      : { finding: compared(amountCents, named.openCents), purchase: named }
  if (named) return { finding: 'proposal' }
  const [meant, secondMeant] = byVehicle
  if (meant && !secondMeant && !isFitting(meant))
    return { finding: compared(amountCents, meant.openCents), purchase: meant }
  return { finding: meant || byAccount.some(isFitting) ? 'proposal' : 'unknown' }
}

/** The proposals for a person, best first: named by number, by vehicle, fitting the amount, of the same payer. */
export function proposedPurchases<P extends Payable>(amountCents: number, clues: Clues<P>): P[] {
  const { byNumber, byVehicle, byAccount } = clues
  const fitting = byAccount.filter((payable) => fits(amountCents, payable))
  const open = byAccount.filter(({ openCents }) => openCents > 0)
  return [...new Set([...byNumber, ...byVehicle, ...fitting, ...open])].slice(0, 3)
}
