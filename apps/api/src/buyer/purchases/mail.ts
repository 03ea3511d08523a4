import {
  type PurchaseFlags,
  purchaseStatus,
  purchaseStatusLabels,
} from '@portal/domain/buyer/purchase-status'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { carPath } from '@portal/domain/vehicles/car-path'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const next = {
  red: t('Bitte überweisen Sie den Kaufpreis unter Angabe der GW-Nummer.'),
  yellow: t('Ihre Zahlung ist eingegangen. Das Fahrzeug kann abgeholt werden.'),
  green: t('Das Fahrzeug wurde abgeholt. Vielen Dank für Ihren Einkauf.'),
}

type Purchase = PurchaseFlags & { gwnummer: string; maker: string; model: string; fin: string }

/** Informs a dealer about a status change of one of the company's purchases. */
export function purchaseStatusLetter(env: Env, recipient: string, purchase: Purchase) {
  const status = purchaseStatus(purchase)
  const label = () => (status ? t(purchaseStatusLabels[status]) : '-')
  return letter(env, {
    template: 'purchase-status',
    recipient,
    subject: () => t`Ihr Kauf ${purchase.gwnummer}: ${label()}`,
    body: () => [
      t('Guten Tag,'),
      t('der Status Ihres Kaufs hat sich geändert:'),
      {
        rows: [
          [t('GW-Nummer'), purchase.gwnummer],
          [t('Fahrzeug'), vehicleName(purchase.maker, purchase.model)],
          [t('FIN'), purchase.fin],
          [t('Status'), label()],
        ],
      },
      ...(status ? [t(next[status])] : []),
      { page: '/meine', label: t('Zur Historie der Käufe') },
    ],
  })
}

type Vehicle = Parameters<typeof carPath>[0] & {
  gwnummer: string
  hersteller: string
  modell: string
  fin: string | null
}

const vehicleTitle = ({ hersteller, modell }: Vehicle) => vehicleName(hersteller, modell)

/** The rows of a vehicle in mails about it. */
const vehicleFacts = (vehicle: Vehicle, ...more: [string, string][]) => ({
  rows: [
    [t('GW-Nummer'), vehicle.gwnummer],
    [t('Fahrzeug'), vehicleTitle(vehicle)],
    [t('FIN'), vehicle.fin ?? '-'],
    ...more,
  ] as const,
})

export const reservedLetter = (env: Env, recipient: string, vehicle: Vehicle, until: Date) =>
  letter(env, {
    template: 'reserved',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Für Sie reserviert: ${vehicleTitle(vehicle)} (GW-Nr. ${vehicle.gwnummer})`,
    body: () => [
      t('Guten Tag,'),
      t('wir haben dieses Fahrzeug für Sie reserviert:'),
      vehicleFacts(vehicle, [t('Reserviert bis'), momentText(until)]),
      t(
        'Danach endet die Reservierung von selbst. Wenn Sie das Fahrzeug kaufen möchten, antworten Sie auf diese Mail.',
      ),
      { page: carPath(vehicle, 'watchlist'), label: t('Zum Fahrzeug') },
    ],
  })

export const reservationEndedLetter = (env: Env, recipient: string, vehicle: Vehicle) =>
  letter(env, {
    template: 'reservation-ended',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Reservierung beendet: ${vehicleTitle(vehicle)} (GW-Nr. ${vehicle.gwnummer})`,
    body: () => [
      t('Guten Tag,'),
      t('dieses Fahrzeug ist nicht mehr für Sie reserviert:'),
      vehicleFacts(vehicle),
      t('Bei Fragen antworten Sie auf diese Mail.'),
    ],
  })

/** To the dealer: the house has undone a sale. */
export const saleUndoneLetter = (env: Env, recipient: string, vehicle: Vehicle) =>
  letter(env, {
    template: 'purchase-undone',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Ihr Kauf ${vehicle.gwnummer}: zurückgenommen`,
    body: () => [
      t('Guten Tag,'),
      t('wir haben den Verkauf dieses Fahrzeugs an Sie zurückgenommen:'),
      vehicleFacts(vehicle),
      t(
        'Es steht nicht mehr unter Ihren Käufen. Bitte überweisen Sie den Kaufpreis nicht. Bei Fragen antworten Sie auf diese Mail.',
      ),
    ],
  })
