import { t } from '../../values/text.ts'
import { isHeldSql } from '../reservation.ts'
import { isEnergyMissingSql } from './new-car.ts'

/**
 * Whether searches find a vehicle, and why not. The rule is written once, as SQL conditions on a row `v` of `vehicle`,
 * because imports and jobs decide it for thousands of vehicles in one statement; the vehicle page reads the same
 * conditions.
 */

type HiddenReason = {
  /** German, on the vehicle page of the house. */
  label: string
  /** @param now SQL expression of the relevant time */
  holds: (now: string) => string
}

/** A scalar subquery, because with EXISTS the planner would read the photos of the whole stock. */
const hasPhoto = `coalesce((
    SELECT true FROM vehicle_file photo
    WHERE photo.fahrzeugid = v.fahrzeugid AND photo.eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD' LIMIT 1), false)`

/** By code; the reading of photos is last, because it costs most. */
export const hiddenReasons = {
  sold: { label: t('Verkauft'), holds: () => 'v.sold_at IS NOT NULL' },
  withdrawn: { label: t('Aus dem Angebot genommen'), holds: () => 'v.withdrawn_at IS NOT NULL' },
  reserved: { label: t('Reserviert'), holds: isHeldSql },
  price: {
    label: t('Kein Preis'),
    holds: () => 'NOT (v.planverkaufspreisprivatkundengeschaeftbrutto > 0 OR v.haendlerpreisbrutto > 0)',
  },
  energy: { label: t('Angaben nach Pkw-EnVKV fehlen'), holds: isEnergyMissingSql },
  photo: { label: t('Kein Foto'), holds: () => `NOT ${hasPhoto}` },
} as const satisfies Record<string, HiddenReason>
export type HiddenReasonCode = keyof typeof hiddenReasons
export const hiddenReasonCodes = Object.keys(hiddenReasons) as HiddenReasonCode[]

const conditions = (now: string) =>
  hiddenReasonCodes.map((code) => ({ code, condition: hiddenReasons[code].holds(now) }))

/** SQL: whether searches find vehicle `v` (U-10). */
export const isVisibleSql = (now: string) =>
  `(${conditions(now)
    .map(({ condition }) => `NOT ${condition}`)
    .join('\n  AND ')})`

/** SQL: the codes of all reasons why searches do not find vehicle `v`; an empty array if they do. */
export const hiddenReasonsSql = (now: string) =>
  `array_remove(ARRAY[${conditions(now)
    .map(({ code, condition }) => `CASE WHEN ${condition} THEN '${code}' END`)
    .join(', ')}]::text[], NULL)`

/** The state of the offer. `unpublished`: in stock and not withdrawn, but something required is missing. */
export const offerStates = {
  offered: t('Angeboten'),
  unpublished: t('Nicht veröffentlicht'),
  reserved: t('Reserviert'),
  sold: t('Verkauft'),
  withdrawn: t('Zurückgezogen'),
} as const
export type OfferState = keyof typeof offerStates

/** SQL: the offer state of vehicle `v`. */
export const offerStateSql = (now: string) => `CASE
  WHEN ${hiddenReasons.sold.holds()} THEN 'sold'
  WHEN ${hiddenReasons.withdrawn.holds()} THEN 'withdrawn'
  WHEN ${hiddenReasons.reserved.holds(now)} THEN 'reserved'
  WHEN v.available THEN 'offered' ELSE 'unpublished' END`
