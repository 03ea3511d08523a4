import {
  type PurchaseFlags,
  purchaseStatus,
  purchaseStatusLabels,
} from '@portal/domain/buyer/purchase-status'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const next = {
  red: 'Bitte überweisen Sie den Kaufpreis unter Angabe der GW-Nummer.',
  yellow: 'Ihre Zahlung ist eingegangen. Das Fahrzeug kann abgeholt werden.',
  green: 'Das Fahrzeug wurde abgeholt. Vielen Dank für Ihren Einkauf.',
}

type Purchase = PurchaseFlags & { gwnummer: string; maker: string; model: string; fin: string }

/** Informs a dealer about a status change of one of the company's purchases. */
export function purchaseStatusLetter(env: Env, recipient: string, purchase: Purchase) {
  const status = purchaseStatus(purchase)
  const label = status ? purchaseStatusLabels[status] : '-'
  return letter(env, {
    template: 'purchase-status',
    recipient,
    subject: `Ihr Kauf ${purchase.gwnummer}: ${label}`,
    body: [
      'Guten Tag,',
      'der Status Ihres Kaufs hat sich geändert:',
      {
        rows: [
          ['GW-Nummer', purchase.gwnummer],
          ['Fahrzeug', vehicleName(purchase.maker, purchase.model)],
          ['FIN', purchase.fin],
          ['Status', label],
        ],
      },
      ...(status ? [next[status]] : []),
      { page: '/meine', label: 'Zur Historie der Käufe' },
    ],
  })
}
