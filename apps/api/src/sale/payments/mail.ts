import type { HandOverState } from '@portal/contract/sale/hand-overs'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { euroCentText } from '@portal/domain/values/formats'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

type Bought = { publicId: string; gwnummer: string; maker: string; model: string; fin: string }

const vehicleRows = ({ gwnummer, maker, model, fin }: Bought) =>
  [
    ['GW-Nummer', gwnummer],
    ['Fahrzeug', vehicleName(maker, model)],
    ['FIN', fin],
  ] as const

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
    subject: `${isGone ? 'Achtung, Fahrzeug schon abgeholt: ' : ''}Zahlung zurückgeholt, Kauf ${purchase.gwnummer}`,
    body: [
      'Guten Tag,',
      `die Bank hat eine Zahlung über ${euroCentText(cents / 100)} zurückgeholt. Der Betrag ist wieder offen.`,
      {
        rows: [...vehicleRows(purchase), ['Übergabe vorher', handOverLabels[handOver]]],
      },
      isGone
        ? 'Das Fahrzeug ist schon abgeholt. Bitte rufen Sie den Händler sofort an.'
        : 'Bitte geben Sie Papiere und Fahrzeug nicht heraus, bis die Zahlung wieder da ist.',
      { page: `/house/purchases/${purchase.publicId}`, label: 'Zum Kauf' },
    ],
  })
}
