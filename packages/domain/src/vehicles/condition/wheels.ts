import { t } from '../../values/text.ts'
import { option } from '../attributes/attribute.ts'

export const wheelPositions = [
  option('VL', t('vorn links')),
  option('VR', t('vorn rechts')),
  option('HL', t('hinten links')),
  option('HR', t('hinten rechts')),
] as const

export const tyreSeasons = [
  option('SOMMER', t('Sommer')),
  option('WINTER', t('Winter')),
  option('GANZJAHR', t('Ganzjahr')),
] as const

export const rimKinds = [option('ALU', t('Leichtmetall')), option('STAHL', t('Stahl'))] as const

export const tyreStates = [
  option('GUT', t('gut')),
  option('GEBRAUCHT', t('gebraucht')),
  option('BESCHAEDIGT', t('beschädigt')),
] as const

/** Below this tread depth a tyre is shown as one to change soon; the legal minimum is 1.6 mm (section 36 StVZO). */
export const lowTreadMm = 4
export const treadMaximumMm = 20

type Wheel = { depthMm: number | null }
/** The least tread of a set in millimetres; null unless all four wheels were measured. */
export function leastTreadOf(wheels: readonly Wheel[]): number | null {
  const depths = wheels.map(({ depthMm }) => depthMm).filter((depth) => depth !== null)
  return depths.length === wheelPositions.length ? Math.min(...depths) : null
}
