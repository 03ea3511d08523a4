import { personName } from '@portal/domain/accounts/person-name'
import { euroCentText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

type Reserved = {
  vehicle: { gwnummer: string; hersteller: string; modell: string; fin: string | null }
  price: { toNumber(): number }
  buyer: { firstName: string; lastName: string } | null
  reservedUntil: Date
  expiresAt: Date
}

export type Outcome = 'approved' | 'refused' | 'expired'

const rowsOf = ({ vehicle, price, buyer, reservedUntil }: Reserved) => ({
  rows: [
    [t('GW-Nummer'), vehicle.gwnummer],
    [t('Fahrzeug'), vehicleName(vehicle.hersteller, vehicle.modell)],
    [t('FIN'), vehicle.fin ?? '-'],
    [t('Preis'), euroCentText(price.toNumber())],
    [t('Käufer'), buyer ? personName(buyer) : '-'],
    [t('Reserviert bis'), momentText(reservedUntil)],
  ] as const,
})

const toPurchases = () => ({ page: '/meine', label: t('Zur Historie der Käufe') })

/** To the owners: a reservation is above the limit of its buyer. */
export const askedLetter = (env: Env, recipient: string, reserved: Reserved) =>
  letter(env, {
    template: 'reservation-approval-asked',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => t`Bitte freigeben: Reservierung ${reserved.vehicle.gwnummer}`,
    body: () => [
      t('Guten Tag,'),
      t`für Ihren Betrieb ist ein Fahrzeug reserviert, das über dem Limit des Einkäufers liegt. Bitte entscheiden Sie bis ${momentText(reserved.expiresAt)}, sonst endet die Reservierung.`,
      rowsOf(reserved),
      toPurchases(),
    ],
  })

const subjects = {
  approved: (gwnummer: string) => t`Ihre Reservierung ${gwnummer} ist freigegeben`,
  refused: (gwnummer: string) => t`Ihre Reservierung ${gwnummer} ist abgelehnt`,
  expired: (gwnummer: string) => t`Ihre Reservierung ${gwnummer} wurde nicht rechtzeitig freigegeben`,
}

const decisions = {
  approved: t('Ihre Reservierung ist freigegeben.'),
  refused: t('Ihre Reservierung ist abgelehnt und damit beendet.'),
  expired: t('Ihre Reservierung wurde nicht rechtzeitig freigegeben und ist damit beendet.'),
}

/** To the buyer: how the company has decided. */
export const decidedLetter = (env: Env, recipient: string, reserved: Reserved, outcome: Outcome) =>
  letter(env, {
    template: 'reservation-approval-decided',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => subjects[outcome](reserved.vehicle.gwnummer),
    body: () => [t('Guten Tag,'), t(decisions[outcome]), rowsOf(reserved), toPurchases()],
  })

/** To the sales office: a reservation has ended, because the company does not want it. */
export const unheldLetter = (env: Env, reserved: Reserved, outcome: Exclude<Outcome, 'approved'>) =>
  letter(env, {
    template: 'reservation-approval-missing',
    recipient: env.MAIL_SALES,
    subject: () => `Reservierung ${reserved.vehicle.gwnummer} beendet`,
    body: () => [
      'Guten Tag,',
      outcome === 'refused'
        ? 'der Betrieb hat eine Reservierung über dem Limit des Einkäufers abgelehnt. Das Fahrzeug wird wieder angeboten.'
        : 'niemand im Betrieb hat eine Reservierung über dem Limit des Einkäufers freigegeben. Das Fahrzeug wird wieder angeboten.',
      rowsOf(reserved),
      { page: `/house/vehicles/${reserved.vehicle.gwnummer}`, label: 'Zum Fahrzeug' },
    ],
  })
