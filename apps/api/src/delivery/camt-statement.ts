import { t } from '@portal/domain/values/text'
import { UnusableFile } from '../uploads/unusable-file.ts'
import { centsOf, dayIn, ibanIn, lineOf, referenceIn } from './camt-values.ts'

type Side = { name: string; iban: string }

/** The texts of a transaction within an entry, as the file contains them. */
export type RawPart = {
  amount: string
  currency: string
  direction: string
  debtor: Side
  creditor: Side
  lines: string[]
  endToEndId: string
}

export type RawEntry = {
  amount: string
  currency: string
  direction: string
  status: string
  isReversal: boolean
  bookedOn: string
  valueOn: string
  bankRef: string
  note: string
  count: string
  parts: RawPart[]
}

export type RawBalance = { kind: string; amount: string; currency: string; direction: string; day: string }

export type RawStatement = {
  id: string
  currency: string
  iban: string
  createdAt: string
  balances: RawBalance[]
  entries: Booking[]
}

/** One amount of a statement that a person or a rule decides about: an entry, or a part of one. */
export type Booking = {
  /** Positive; `isCredit` says in which direction. */
  amountCents: number
  isCredit: boolean
  isReversal: boolean
  /** Several payments in one amount, whose parts are missing or do not add up. */
  isBatch: boolean
  bookedOn: string
  valueOn: string
  bankRef: string | null
  /** 0 for a whole entry, else the number of its part. */
  part: number
  payer: string
  payerIban: string | null
  reference: string
  endToEndId: string | null
}

export type Statement = { id: string; iban: string; day: string; bookings: Booking[] }

const isCredit = (direction: string) => direction.trim() === 'CRDT'

/** The other side of a payment: the one that is not the account of the statement. */
function payerOf({ debtor, creditor }: RawPart, ownIban: string) {
  const sides = [debtor, creditor].map(({ name, iban }) => ({ name: lineOf(name, 140), iban: ibanIn(iban) }))
  const other = sides.find(({ name, iban }) => iban !== ownIban && (name !== '' || iban !== null))
  return { payer: other?.name ?? '', payerIban: other?.iban ?? null }
}

const noPart: RawPart = {
  ...{ amount: '', currency: '', direction: '', lines: [], endToEndId: '' },
  ...{ debtor: { name: '', iban: '' }, creditor: { name: '', iban: '' } },
}

/** The amounts of the parts in cents; null if one is missing, in another currency or direction, or they do not add up. */
function partAmounts(entry: RawEntry, total: number): number[] | null {
  const isForeign = ({ amount, currency, direction }: RawPart) =>
    amount === '' ||
    currency !== 'EUR' ||
    (direction !== '' && isCredit(direction) !== isCredit(entry.direction))
  if (entry.parts.some(isForeign)) return null
  const amounts = entry.parts.map(({ amount }) => centsOf(amount))
  return amounts.reduce((sum, amount) => sum + amount, 0) === total ? amounts : null
}

/**
 * The bookings of an entry, one for each part if their amounts add up.
 * @throws UnusableFile for an entry without amount or day
 */
export function bookingsOf(entry: RawEntry, ownIban: string): Booking[] {
  if (entry.currency !== 'EUR')
    throw new UnusableFile(t('Der Auszug enthält Beträge, die nicht in Euro sind.'))
  if (entry.direction !== 'CRDT' && entry.direction !== 'DBIT')
    throw new UnusableFile(t('Eine Buchung nennt nicht, ob sie Gutschrift oder Belastung ist.'))
  const total = centsOf(entry.amount)
  const bookedOn = dayIn(entry.bookedOn || entry.valueOn)
  const about = {
    ...{ isCredit: isCredit(entry.direction), isReversal: entry.isReversal, bookedOn },
    valueOn: entry.valueOn === '' ? bookedOn : dayIn(entry.valueOn),
    bankRef: referenceIn(entry.bankRef),
  }
  const bookingOf = (raw: RawPart, amountCents: number, part: number, isBatch = false): Booking => ({
    ...about,
    ...{ amountCents, part, isBatch },
    ...payerOf(raw, ownIban),
    reference: lineOf(raw.lines.join(' ') || entry.note, 500),
    endToEndId: referenceIn(raw.endToEndId),
  })
  const [first = noPart, second] = entry.parts
  if (!second) return [bookingOf(first, total, 0, Number(entry.count) > 1)]
  const amounts = partAmounts(entry, total)
  if (amounts) return entry.parts.map((raw, index) => bookingOf(raw, amounts[index] ?? 0, index + 1))
  const lines = entry.parts.flatMap((raw) => raw.lines)
  return [bookingOf({ ...noPart, lines }, total, 0, true)]
}

const signed = ({ amount, direction }: RawBalance) => (isCredit(direction) ? 1 : -1) * centsOf(amount)

const openingKinds = ['OPBD', 'PRCD']

/**
 * Checks that the balances fit the bookings.
 * @throws UnusableFile
 */
export function checkedStatement({ id, iban, createdAt, balances, entries }: RawStatement): Statement {
  const own = ibanIn(iban)
  if (own === null) throw new UnusableFile(t('Der Auszug nennt keine IBAN.'))
  if (balances.some(({ currency }) => currency !== 'EUR'))
    throw new UnusableFile(t('Der Auszug gehört zu einem Konto, das nicht in Euro geführt wird.'))
  // Statements of several pages have interim balances at both ends.
  const interim = balances.filter(({ kind }) => kind === 'ITBD')
  const opening = balances.find(({ kind }) => openingKinds.includes(kind)) ?? interim[0]
  const closing = balances.find(({ kind }) => kind === 'CLBD') ?? interim.at(-1)
  if (!opening || !closing || opening === closing)
    throw new UnusableFile(t('Der Auszug hat keinen Anfangs- oder Endsaldo. Nichts wurde gebucht.'))
  const moved = entries.reduce(
    (sum, booking) => sum + (booking.isCredit ? booking.amountCents : -booking.amountCents),
    0,
  )
  if (signed(opening) + moved !== signed(closing))
    throw new UnusableFile(t('Anfangs- und Endsaldo passen nicht zu den Buchungen. Nichts wurde gebucht.'))
  const day = dayIn(closing.day || createdAt)
  return { id: lineOf(id, 60), iban: own, day, bookings: entries }
}
