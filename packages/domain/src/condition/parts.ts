/**
 * What the house may release to visitors. `amounts` and `damagePhotos` belong to `damages` and are released with it
 * only.
 */
export const conditionParts = [
  'damages',
  'amounts',
  'damagePhotos',
  'paint',
  'tyres',
  'service',
  'findings',
  'use',
  'papers',
  'drive',
] as const
export type ConditionPart = (typeof conditionParts)[number]
