import { type HandOverState, handOverLabels } from '@portal/domain/buyer/hand-over'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const texts: Record<HandOverState, string> = {
  open: t('Bitte überweisen Sie den Kaufpreis unter Angabe der GW-Nummer.'),
  paid: t('Ihre Zahlung ist eingegangen. Wir bereiten die Papiere vor.'),
  documents: t(
    'Die Papiere zu Ihrem Fahrzeug sind fertig. Was wir hochgeladen haben, laden Sie unter „Meine Käufe“ herunter.',
  ),
  ready: t('Ihr Fahrzeug steht zur Abholung bereit.'),
  collected: t('Das Fahrzeug wurde abgeholt. Vielen Dank für Ihren Einkauf.'),
}

type Vehicle = { gwnummer: string; maker: string; model: string }
type Bought = Vehicle & { fin: string }

/** The rows that name a bought vehicle in a mail. */
export const vehicleRows = ({ gwnummer, maker, model }: Vehicle) =>
  [
    [t('GW-Nummer'), gwnummer],
    [t('Fahrzeug'), vehicleName(maker, model)],
  ] as const

/** The same with the FIN. */
export const boughtRows = (bought: Bought) => [...vehicleRows(bought), [t('FIN'), bought.fin] as const]

/** The buttons to the page of a purchase: of its company, and of the house. */
export const toPurchase = ({ publicId }: { publicId: string }) => ({
  ...{ page: `/purchases/${publicId}`, label: t('Zum Kauf') },
})
export const toHousePurchase = ({ publicId }: { publicId: string }) => ({
  ...{ page: `/house/purchases/${publicId}`, label: 'Zum Kauf' },
})

const rowsOf = (purchase: Bought, state: HandOverState) => ({
  rows: [...boughtRows(purchase), [t('Stand'), t(handOverLabels[state])] as const],
})

const toPurchases = () => ({ page: '/meine', label: t('Zur Historie der Käufe') })

/** To the dealer: the house has set or corrected the state of the hand-over. */
export function handOverLetter(
  env: Env,
  recipient: string,
  purchase: Bought,
  { state, isCorrection }: { state: HandOverState; isCorrection: boolean },
) {
  return letter(env, {
    template: isCorrection ? 'hand-over-corrected' : 'hand-over',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () =>
      isCorrection
        ? t`Ihr Kauf ${purchase.gwnummer}: Stand berichtigt`
        : t`Ihr Kauf ${purchase.gwnummer}: ${t(handOverLabels[state])}`,
    body: () => [
      t('Guten Tag,'),
      isCorrection
        ? t(
            'wir haben den Stand Ihres Kaufs berichtigt. Bitte beachten Sie unsere letzte Mail dazu nicht. Es gilt:',
          )
        : t('der Stand Ihres Kaufs hat sich geändert:'),
      rowsOf(purchase, state),
      ...(isCorrection ? [] : [t(texts[state])]),
      toPurchases(),
    ],
  })
}

/** To the dealer: the house has entered a sale to the company. */
export const saleLetter = (env: Env, recipient: string, purchase: Bought) =>
  letter(env, {
    template: 'purchase-entered',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Ihr Kauf ${purchase.gwnummer}`,
    body: () => [
      t('Guten Tag,'),
      t('vielen Dank für Ihren Kauf:'),
      rowsOf(purchase, 'open'),
      t(texts.open),
      toPurchases(),
    ],
  })
