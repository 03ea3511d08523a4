import { t } from '../../values/text.ts'

/**
 * What the house may release to visitors, with the labels of the setting. `amounts` and `damagePhotos` are released with
 * `damages` only.
 */
export const conditionParts = {
  damages: t('Schäden'),
  amounts: t('Beträge der Schäden'),
  damagePhotos: t('Fotos der Schäden'),
  paint: t('Lack'),
  tyres: t('Reifen'),
  service: t('Wartung'),
  findings: t('Befunde'),
  use: t('Nutzung'),
  papers: t('Unterlagen'),
  drive: t('Probefahrt'),
} as const
export type ConditionPart = keyof typeof conditionParts
