import { figureText } from '../../values/formats.ts'
import { plural } from '../../values/plural.ts'
import { t } from '../../values/text.ts'
import { option } from '../attributes/attribute.ts'

export const damageKinds = [
  option('DELLE', t('Delle')),
  option('KRATZER', t('Kratzer')),
  option('STEINSCHLAG', t('Steinschlag')),
  option('RISS', t('Riss')),
  option('ROST', t('Rost')),
  option('FEHLT', t('Fehlt')),
  option('LACKSCHADEN', t('Lackschaden')),
  option('HAGEL', t('Hagelschaden')),
  option('VERSCHMUTZUNG', t('Verschmutzung')),
] as const

export const damageSeverities = [
  option('LEICHT', t('leicht')),
  option('MITTEL', t('mittel')),
  option('SCHWER', t('schwer')),
] as const

export const damageStates = [
  option('VORHANDEN', t('vorhanden')),
  option('INSTANDGESETZT', t('instand gesetzt')),
] as const

/** More damages than this of one vehicle are a mistake of the delivery. */
export const damagesMaximum = 100
export const damagePhotosMaximum = 10

type Size = { lengthCm: number | null; widthCm: number | null; count: number | null }

/** "4 × 2 cm", "12 cm", "3 Stellen", "3 Stellen, 2 cm"; '' if no size was recorded. */
export function damageSizeText({ lengthCm, widthCm, count }: Size): string {
  const centimetres = [lengthCm, widthCm].filter((side) => side !== null).map(figureText)
  const spots = count === null ? [] : [plural(count, '1 Stelle', '# Stellen')]
  return [...spots, ...(centimetres.length > 0 ? [`${centimetres.join(' × ')} cm`] : [])].join(', ')
}

type Costed = { state: (typeof damageStates)[number]['value']; amount: number | null }

export type ConditionSums = {
  /** Net euro. */
  present: number
  repaired: number
  /** Damages without an amount are in no sum. */
  withoutAmount: number
}

/** The amounts of present and of repaired damages, in net euro. */
export function sumsOf(damages: readonly Costed[]): ConditionSums {
  const cents = { VORHANDEN: 0, INSTANDGESETZT: 0 }
  for (const { state, amount } of damages) cents[state] += Math.round((amount ?? 0) * 100)
  return {
    present: cents.VORHANDEN / 100,
    repaired: cents.INSTANDGESETZT / 100,
    withoutAmount: damages.filter(({ amount }) => amount === null).length,
  }
}
