/**
 * What the house may release to visitors, with the labels of the setting. `amounts` and `damagePhotos` are released with
 * `damages` only.
 */
export const conditionParts = {
  damages: 'Schäden',
  amounts: 'Beträge der Schäden',
  damagePhotos: 'Fotos der Schäden',
  paint: 'Lack',
  tyres: 'Reifen',
  service: 'Wartung',
  findings: 'Befunde',
  use: 'Nutzung',
  papers: 'Unterlagen',
  drive: 'Probefahrt',
} as const
export type ConditionPart = keyof typeof conditionParts
