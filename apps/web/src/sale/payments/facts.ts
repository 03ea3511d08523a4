import type { PurchasePayment } from '@portal/contract/sale/payments'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'

/** Dates or moments of the hand-over; null while they are not known. */
export type DueDays = { collectedOn: string | null; freeUntil: string | null }

/** The title of the panel and the sentence below it. */
export function dueTexts(
  {
    state,
    handOver,
    openCents,
    overdueDays,
    settledOn,
  }: Pick<PurchasePayment, 'state' | 'handOver' | 'openCents' | 'overdueDays' | 'settledOn'>,
  { collectedOn, freeUntil }: DueDays,
): readonly [title: string, text: string] {
  const day = settledOn ? dayText(settledOn) : null
  switch (state) {
    case 'awaited':
      return [
        t('Wir bereiten die Rechnung vor'),
        t('Noch keine Rechnung. Sie bekommen eine E-Mail, sobald sie hier liegt.'),
      ]
    case 'open':
      return [
        t('Jetzt fällig: Rechnung überweisen'),
        t('Nach Zahlungseingang geben wir Papiere und Fahrzeug frei.'),
      ]
    case 'overdue':
      return [
        plural(overdueDays, 'Seit 1 Tag fällig', 'Seit # Tagen fällig'),
        t('Bitte überweisen Sie die Rechnung heute. Haben Sie schon gezahlt, steht die Zahlung bald hier.'),
      ]
    case 'part':
      return [
        t`Es fehlen ${centsEuroText(openCents)}`,
        t('Nach dem Rest geben wir Papiere und Fahrzeug frei.'),
      ]
    case 'over':
      return [t`${centsEuroText(-openCents)} zu viel bezahlt`, t('Wir überweisen Ihnen den Betrag zurück.')]
    case 'cancelled':
      return [
        day ? t`Kauf storniert am ${day}` : t('Kauf storniert'),
        openCents < 0
          ? t`Wir überweisen Ihnen ${centsEuroText(-openCents)} zurück.`
          : t('Für diesen Kauf ist nichts mehr zu zahlen.'),
      ]
    case 'paid':
      if (handOver === 'collected')
        return [
          collectedOn ? t`Abgeholt am ${dayText(collectedOn)}` : t('Abgeholt'),
          t('Vielen Dank für Ihren Einkauf.'),
        ]
      if (handOver === 'ready')
        return [
          freeUntil ? t`Abholbereit, kostenfrei bis ${dayText(freeUntil)}` : t('Abholbereit'),
          day ? t`Bezahlt am ${day}. Ihr Fahrzeug steht bereit.` : t('Bezahlt. Ihr Fahrzeug steht bereit.'),
        ]
      return [day ? t`Bezahlt am ${day}` : t('Bezahlt'), t('Die Papiere werden vorbereitet.')]
  }
}

/** What was paid back, oldest first. */
export const refundTexts = ({ refunds }: Pick<PurchasePayment, 'refunds'>) =>
  refunds.map(
    ({ amountCents, paidOn }) => t`${centsEuroText(amountCents)} zurückgezahlt am ${dayText(paidOn)}`,
  )

/** @returns 'bis 01.12.2026', or undefined without a due day or for a settled purchase */
export const dueDayText = ({ dueOn, openCents }: PurchasePayment) =>
  dueOn && openCents > 0 ? t`bis ${dayText(dueOn)}` : undefined

/** @returns 'Katrin Vogel und Lena Vogel können zahlen.' */
export function payersText(people: readonly string[]): string {
  const last = people.at(-1)
  if (!last) return t('In Ihrem Betrieb kann noch niemand zahlen.')
  const others = people.slice(0, -1)
  return others.length > 0 ? t`${others.join(', ')} und ${last} können zahlen.` : t`${last} kann zahlen.`
}

type Paid = { recipient: string; iban: string; reference: string }

/** The payment data as lines for a banking program; the IBAN without spaces. */
export const transferText = ({ recipient, iban, reference }: Paid, cents: number) =>
  [
    t`Empfänger: ${recipient}`,
    `IBAN: ${iban}`,
    t`Verwendungszweck: ${reference}`,
    t`Betrag: ${centsEuroText(cents)}`,
  ].join('\n')
