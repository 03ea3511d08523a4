import type { HandOverState } from '@portal/contract/sale/hand-overs'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'
import { boughtRows, toHousePurchase, toPurchase } from '../hand-overs/mail.ts'

type Bought = { publicId: string; gwnummer: string; maker: string; model: string; fin: string }

/** To the office: the bank has taken a booked payment back. */
export function returnedLetter(
  env: Env,
  purchase: Bought,
  { cents, handOver }: { cents: number; handOver: HandOverState },
) {
  const isGone = handOver === 'collected'
  return letter(env, {
    template: 'payment-returned',
    recipient: env.MAIL_SALES,
    subject: () =>
      `${isGone ? 'Achtung, Fahrzeug schon abgeholt: ' : ''}Zahlung zurückgeholt, Kauf ${purchase.gwnummer}`,
    body: () => [
      'Guten Tag,',
      `die Bank hat eine Zahlung über ${centsEuroText(cents)} zurückgeholt. Der Betrag ist wieder offen.`,
      { rows: [...boughtRows(purchase), ['Übergabe vorher', handOverLabels[handOver]]] },
      isGone
        ? 'Das Fahrzeug ist schon abgeholt. Bitte rufen Sie den Händler sofort an.'
        : 'Bitte geben Sie Papiere und Fahrzeug nicht heraus, bis die Zahlung wieder da ist.',
      toHousePurchase(purchase),
    ],
  })
}

type Reminded = Bought & { number: string; dueOn: string; openCents: number }

const reminderRows = ({ number, dueOn, openCents, ...purchase }: Reminded) => ({
  rows: [
    [t('Rechnung'), number],
    [t('Fällig seit'), dayText(dueOn)],
    [t('Offen'), centsEuroText(openCents)],
    ...boughtRows(purchase),
  ] as const,
})

type Refunded = Bought & { amountCents: number; paidOn: string; leftCents: number }

const refundRows = ({ amountCents, paidOn, leftCents, ...purchase }: Refunded) => ({
  rows: [
    [t('Betrag'), centsEuroText(amountCents)],
    [t('Überwiesen am'), dayText(paidOn)],
    ...(leftCents > 0 ? [[t('Noch zurückzuzahlen'), centsEuroText(leftCents)] as const] : []),
    ...boughtRows(purchase),
  ] as const,
})

/** To the company: the house has paid money back, or has taken back that it did. Names no account. */
export const refundLetter = (
  env: Env,
  recipient: string,
  refund: Refunded,
  { isUndone }: { isUndone: boolean },
) =>
  letter(env, {
    template: isUndone ? 'refund-undone' : 'refund',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () =>
      isUndone
        ? t`Rückzahlung zu GW ${refund.gwnummer}: Vermerk zurückgenommen`
        : t`Rückzahlung zu GW ${refund.gwnummer}`,
    body: () => [
      t('Guten Tag,'),
      isUndone
        ? t(
            'wir hatten Ihnen gemeldet, dass wir Geld zurückgezahlt haben. Das war ein Versehen. Diese Rückzahlung gilt nicht:',
          )
        : t(
            'wir haben Ihnen Geld zurückgezahlt. Bis es auf Ihrem Konto ist, vergehen ein bis zwei Banktage.',
          ),
      refundRows(refund),
      toPurchase(refund),
    ],
  })

/** To the company: an invoice is still open. Names no account, which is on the page of the purchase only. */
export const reminderLetter = (
  env: Env,
  recipient: string,
  bill: Reminded,
  { isSecond }: { isSecond: boolean },
) =>
  letter(env, {
    template: 'payment-reminder',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () =>
      isSecond
        ? t`Zweite Erinnerung: Rechnung ${bill.number} ist offen`
        : t`Erinnerung: Rechnung ${bill.number} ist offen`,
    body: () => [
      t('Guten Tag,'),
      t('zu Ihrem Kauf fehlt uns noch die Zahlung. Haben Sie gerade überwiesen, ist nichts weiter zu tun.'),
      reminderRows(bill),
      t`Die Zahlungsdaten stehen nur im Portal auf der Seite Ihres Kaufs. Nennt Ihnen eine E-Mail eine IBAN: nicht überweisen und anrufen, ${env.CONTACT_PHONE}.`,
      toPurchase(bill),
    ],
  })

/** To the office: the company has not paid in spite of reminders. */
export const unpaidLetter = (env: Env, bill: Reminded) =>
  letter(env, {
    template: 'payment-unpaid',
    recipient: env.MAIL_SALES,
    subject: () => `Rechnung ${bill.number} ist trotz Erinnerung offen`,
    body: () => [
      'Guten Tag,',
      'diese Rechnung ist trotz Erinnerung nicht bezahlt. Bitte klären Sie das mit dem Händler.',
      reminderRows(bill),
      toHousePurchase(bill),
    ],
  })
