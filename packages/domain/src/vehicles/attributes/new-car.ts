/**
 * Which cars count as new under the labelling rules (section 2 Pkw-EnVKV), so that advertising must state consumption,
 * CO2 emission and CO2 class: first registered not more than eight months ago, 1,000 km or less, limits included. Vans
 * are exempt.
 *
 * Written once, as SQL on a row `v` of `vehicle`, because imports and lists decide it for thousands of vehicles.
 */

/** `oder`: one of the two is enough, as courts read the rule; `und`: both must hold. Without a setting: `oder`. */
export const newCarRules = ['oder', 'und'] as const
/** The key of the rule in the table `setting`. */
export const newCarRuleKey = 'new-car-rule'
export type NewCarRule = (typeof newCarRules)[number]

const maximumMonths = 8
const maximumKm = 1000

/** @param now SQL expression of the relevant time */
export function isNewCarSql(now: string) {
  const isYoung = `v.erstzulassungvon >= (${now})::date - interval '${maximumMonths} months'`
  const isUnused = `v.kilometerstandvon <= ${maximumKm}`
  return `(NOT v.transporter AND CASE
    WHEN EXISTS (SELECT 1 FROM setting WHERE key = '${newCarRuleKey}' AND value = '"und"') THEN ${isYoung} AND ${isUnused}
    ELSE ${isYoung} OR ${isUnused} END)`
}

const plugIn = `num_nonnulls(v.weighted_fuel_consumption, v.weighted_power_consumption, v.empty_battery_consumption,
      v.empty_battery_co2_class, v.electric_range_km)`

/**
 * Whether a car that counts as new lacks a required value. A plug-in hybrid is recognised by its values: with one of
 * them it needs all five, and no other consumption.
 */
export const isEnergyMissingSql = (now: string) => `(${isNewCarSql(now)} AND (
    v.co2_grams_per_km IS NULL OR v.co2_class IS NULL
    OR CASE ${plugIn} WHEN 5 THEN false WHEN 0 THEN v.consumption IS NULL ELSE true END))`
