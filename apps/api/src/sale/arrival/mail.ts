import type { ArrivalNeed } from '@portal/domain/sale/arrival'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'
import { boughtRows, toHousePurchase, toPurchase } from '../hand-overs/mail.ts'

type Bought = { publicId: string; gwnummer: string; maker: string; model: string; fin: string }

const rowsOf = (purchase: Bought) => ({ rows: boughtRows(purchase) })

const asked: Record<ArrivalNeed, string> = {
  eu: t(
    'Bitte bestätigen Sie die Ankunft auf der Seite Ihres Kaufs mit Ihrer Unterschrift, oder laden Sie dort die Gelangensbestätigung oder den CMR-Frachtbrief hoch.',
  ),
  export: t('Bitte laden Sie auf der Seite Ihres Kaufs den Ausfuhrnachweis des Zolls hoch.'),
}

/** To the company: the proof of arrival is missing after its period. */
export const missingProofLetter = (
  env: Env,
  recipient: string,
  purchase: Bought,
  { need, dueOn }: { need: ArrivalNeed; dueOn: string },
) =>
  letter(env, {
    template: 'arrival-reminder',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Ihr Kauf ${purchase.gwnummer}: Nachweis der Ankunft fehlt`,
    body: () => [
      t('Guten Tag,'),
      t`zu diesem Kauf ohne deutsche Umsatzsteuer fehlt uns der Nachweis, dass das Fahrzeug angekommen ist. Er war bis ${dayText(dueOn)} erbeten.`,
      rowsOf(purchase),
      t(asked[need]),
      t('Ohne Nachweis müssen wir die deutsche Umsatzsteuer nachberechnen.'),
      toPurchase(purchase),
    ],
  })

/** To the sales office: the proof is still missing in spite of the reminder. */
export const unprovenLetter = (env: Env, purchase: Bought, company: string | null) =>
  letter(env, {
    template: 'arrival-missing',
    recipient: env.MAIL_SALES,
    subject: () => `Nachweis der Ankunft fehlt, Kauf ${purchase.gwnummer}`,
    body: () => [
      'Guten Tag,',
      `${company ?? 'Der Händler'} hat den Nachweis der Ankunft trotz Erinnerung nicht geschickt. Bitte klären Sie, ob Umsatzsteuer nachberechnet wird.`,
      rowsOf(purchase),
      toHousePurchase(purchase),
    ],
  })

/** To the sales office: a proof has come; with a deposit that is to be returned. */
export const provenLetter = (env: Env, purchase: Bought, depositCents: number | null) =>
  letter(env, {
    template: 'arrival-proven',
    recipient: env.MAIL_SALES,
    subject: () => `Nachweis der Ankunft eingegangen, Kauf ${purchase.gwnummer}`,
    body: () => [
      'Guten Tag,',
      'zu diesem Kauf ist der Nachweis der Ankunft eingegangen. Bitte prüfen Sie ihn.',
      rowsOf(purchase),
      ...(depositCents === null
        ? []
        : [`Danach ist die Kaution von ${centsEuroText(depositCents)} zurückzuzahlen.`]),
      toHousePurchase(purchase),
    ],
  })

/** To the company: the house accepts its proof of export. */
export const acceptedProofLetter = (env: Env, recipient: string, purchase: Bought) =>
  letter(env, {
    template: 'arrival-accepted',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Ihr Kauf ${purchase.gwnummer}: Ausfuhrnachweis angenommen`,
    body: () => [
      t('Guten Tag,'),
      t('wir haben Ihren Ausfuhrnachweis geprüft und angenommen. Vielen Dank.'),
      rowsOf(purchase),
      toPurchase(purchase),
    ],
  })

/** To the company: the house does not accept the proof. */
export const refusedProofLetter = (env: Env, recipient: string, purchase: Bought) =>
  letter(env, {
    template: 'arrival-refused',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Ihr Kauf ${purchase.gwnummer}: Nachweis der Ankunft nicht angenommen`,
    body: () => [
      t('Guten Tag,'),
      t(
        'Ihren Nachweis der Ankunft konnten wir nicht annehmen. Bitte schicken Sie ihn auf der Seite Ihres Kaufs noch einmal.',
      ),
      rowsOf(purchase),
      toPurchase(purchase),
    ],
  })

/** To people who may see payments: the deposit has been returned. */
export const depositReturnedLetter = (env: Env, recipient: string, purchase: Bought, amountCents: number) =>
  letter(env, {
    template: 'deposit-returned',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Ihr Kauf ${purchase.gwnummer}: Kaution zurückgezahlt`,
    body: () => [
      t('Guten Tag,'),
      t`wir haben Ihre Kaution von ${centsEuroText(amountCents)} zurückgezahlt. Vielen Dank für den Nachweis.`,
      rowsOf(purchase),
      toPurchase(purchase),
    ],
  })
