import type { PurchasePayment } from '@portal/contract/sale/payments'
import { dayText, euroCentText } from '@portal/domain/values/formats'

/** @returns '22.870,00 €' */
export const centText = (cents: number) => euroCentText(cents / 100)

const days = (count: number) => (count === 1 ? '1 Tag' : `${count} Tagen`)

/** Dates or moments of the hand-over; null while they are not known. */
export type DueDays = { collectedOn: string | null; freeUntil: string | null }

/** The title of the panel and the sentence below it. */
export function dueTexts(
  { state, handOver, openCents, overdueDays, settledOn }: PurchasePayment,
  { collectedOn, freeUntil }: DueDays,
): readonly [title: string, text: string] {
  const on = settledOn ? ` am ${dayText(settledOn)}` : ''
  switch (state) {
    case 'awaited':
      return [
        'Wir bereiten die Rechnung vor',
        'Noch keine Rechnung. Sie bekommen eine E-Mail, sobald sie hier liegt.',
      ]
    case 'open':
      return [
        'Jetzt fällig: Rechnung überweisen',
        'Nach Zahlungseingang geben wir Papiere und Fahrzeug frei.',
      ]
    case 'overdue':
      return [
        overdueDays === 1 ? 'Seit 1 Tag fällig' : `Seit ${days(overdueDays)} fällig`,
        'Bitte überweisen Sie die Rechnung heute. Haben Sie schon gezahlt, steht die Zahlung bald hier.',
      ]
    case 'part':
      return [`Es fehlen ${centText(openCents)}`, 'Nach dem Rest geben wir Papiere und Fahrzeug frei.']
    case 'over':
      return [`${centText(-openCents)} zu viel bezahlt`, 'Wir melden uns wegen der Rückzahlung.']
    case 'cancelled':
      return [`Kauf storniert${on}`, 'Für diesen Kauf ist nichts zu zahlen.']
    case 'paid':
      if (handOver === 'collected')
        return [
          collectedOn ? `Abgeholt am ${dayText(collectedOn)}` : 'Abgeholt',
          'Vielen Dank für Ihren Einkauf.',
        ]
      if (handOver === 'ready')
        return [
          freeUntil ? `Abholbereit, kostenfrei bis ${dayText(freeUntil)}` : 'Abholbereit',
          `Bezahlt${on}. Ihr Fahrzeug steht bereit.`,
        ]
      return [`Bezahlt${on}`, 'Die Papiere werden vorbereitet.']
  }
}

/** @returns 'bis 01.12.2026', or undefined without a due day or for a settled purchase */
export const dueDayText = ({ dueOn, openCents }: PurchasePayment) =>
  dueOn && openCents > 0 ? `bis ${dayText(dueOn)}` : undefined

/** @returns 'Katrin Vogel und Lena Vogel können zahlen.' */
export function payersText(people: readonly string[]): string {
  const last = people.at(-1)
  if (!last) return 'In Ihrem Betrieb kann noch niemand zahlen.'
  const others = people.slice(0, -1)
  return others.length > 0 ? `${others.join(', ')} und ${last} können zahlen.` : `${last} kann zahlen.`
}

type Paid = { recipient: string; iban: string; reference: string }

/** The payment data as lines for a banking program; the IBAN without spaces. */
export const transferText = ({ recipient, iban, reference }: Paid, cents: number) =>
  [
    `Empfänger: ${recipient}`,
    `IBAN: ${iban}`,
    `Verwendungszweck: ${reference}`,
    `Betrag: ${centText(cents)}`,
  ].join('\n')
