import { type InvoiceKind, invoiceKindLabels } from '@portal/domain/sale/invoice'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

type Bought = { publicId: string; gwnummer: string; maker: string; model: string }
type Issued = { kind: InvoiceKind; number: string; dueOn: string | null; grossCents: number }

const openings: Record<InvoiceKind, string> = {
  invoice: t('die Rechnung zu Ihrem Kauf liegt im Portal bereit:'),
  correction: t('wir haben die Rechnung zu Ihrem Kauf korrigiert:'),
  cancellation: t('wir haben die Rechnung zu Ihrem Kauf storniert:'),
}

/**
 * To owners and accountants of the dealer: an invoice is there. Neither the file nor the account is ever mailed, so that
 * no forged mail looks like one of ours.
 */
export const invoiceLetter = (env: Env, recipient: string, bought: Bought, issued: Issued) =>
  letter(env, {
    template: 'invoice',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Ihr Kauf ${bought.gwnummer}: ${t(invoiceKindLabels[issued.kind])} ${issued.number}`,
    body: () => [
      t('Guten Tag,'),
      t(openings[issued.kind]),
      {
        rows: [
          [t('Nummer'), issued.number],
          [t('Fahrzeug'), vehicleName(bought.maker, bought.model)],
          [t('GW-Nummer'), bought.gwnummer],
          [t('Betrag'), centsEuroText(issued.grossCents)],
          ...(issued.dueOn ? [[t('Fällig'), dayText(issued.dueOn)] as const] : []),
        ],
      },
      t(
        'Unsere IBAN steht nur im Portal. Wir schicken sie nie per E-Mail. Nennt Ihnen eine E-Mail eine IBAN: Überweisen Sie nicht und rufen Sie uns an.',
      ),
      { page: `/purchases/${bought.publicId}`, label: t('Zur Rechnung') },
    ],
  })
