import { type HandOverState, handOverLabels } from '@portal/domain/buyer/hand-over'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const texts: Record<HandOverState, string> = {
  open: 'Bitte überweisen Sie den Kaufpreis unter Angabe der GW-Nummer.',
  paid: 'Ihre Zahlung ist eingegangen. Wir bereiten die Papiere vor.',
  documents:
    'Die Papiere zu Ihrem Fahrzeug sind fertig. Was wir hochgeladen haben, laden Sie unter „Meine Käufe“ herunter.',
  ready: 'Ihr Fahrzeug steht zur Abholung bereit.',
  collected: 'Das Fahrzeug wurde abgeholt. Vielen Dank für Ihren Einkauf.',
}

type Bought = { gwnummer: string; maker: string; model: string; fin: string }

const rowsOf = ({ gwnummer, maker, model, fin }: Bought, state: HandOverState) => ({
  rows: [
    ['GW-Nummer', gwnummer],
    ['Fahrzeug', vehicleName(maker, model)],
    ['FIN', fin],
    ['Stand', handOverLabels[state]],
  ] as const,
})

const page = { page: '/meine', label: 'Zur Historie der Käufe' }

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
    subject: `Ihr Kauf ${purchase.gwnummer}: ${isCorrection ? 'Stand berichtigt' : handOverLabels[state]}`,
    body: [
      'Guten Tag,',
      isCorrection
        ? 'wir haben den Stand Ihres Kaufs berichtigt. Bitte beachten Sie unsere letzte Mail dazu nicht. Es gilt:'
        : 'der Stand Ihres Kaufs hat sich geändert:',
      rowsOf(purchase, state),
      ...(isCorrection ? [] : [texts[state]]),
      page,
    ],
  })
}

/** To the dealer: the house has entered a sale to the company. */
export const saleLetter = (env: Env, recipient: string, purchase: Bought) =>
  letter(env, {
    template: 'purchase-entered',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: `Ihr Kauf ${purchase.gwnummer}`,
    body: ['Guten Tag,', 'vielen Dank für Ihren Kauf:', rowsOf(purchase, 'open'), texts.open, page],
  })
