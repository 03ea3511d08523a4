/** The parts of the publishing rule (U-10) for a row `v` of `vehicle`, as SQL conditions. */

export const hasPrice = '(v.planverkaufspreisprivatkundengeschaeftbrutto > 0 OR v.haendlerpreisbrutto > 0)'

/** A scalar subquery, because with EXISTS the planner would read the photos of the whole stock. */
export const hasPhoto = `coalesce((
  SELECT true FROM vehicle_file photo
  WHERE photo.fahrzeugid = v.fahrzeugid AND photo.eaktedokumenttyp = 'GUTACHTEN_INTERNETBILD' LIMIT 1), false)`

/**
 * Whether the vehicle has what advertising legally requires: a nearly new car (`isNearlyNew`) needs consumption, CO2
 * emission and CO2 class.
 *
 * @param now SQL expression of the relevant time
 */
export const hasEnergyLabel = (now: string) => `NOT (
  NOT v.transporter AND v.kilometerstandvon < 1000
  AND v.erstzulassungvon > (${now})::date - interval '8 months'
  AND (v.consumption IS NULL OR v.co2_grams_per_km IS NULL OR v.co2_class IS NULL))`

/**
 * The publishing rule (U-10) for a row `v` of `vehicle`: not sold, at least one photo, a price above 0, and the energy
 * label where it is required.
 *
 * @param now SQL expression of the relevant time
 */
export const publishable = (now: string) =>
  `(v.sold_at IS NULL AND ${hasPrice} AND ${hasPhoto} AND ${hasEnergyLabel(now)})`
