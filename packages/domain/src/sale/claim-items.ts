import { plural } from '../values/plural.ts'
import { t } from '../values/text.ts'
import { codesOf, option } from '../vehicles/attributes/attribute.ts'
import { labelOf } from '../vehicles/attributes/texts.ts'
import { type Panel, panels } from '../vehicles/condition/panels.ts'

/** What a defect is about. */
export const claimAreas = [
  option('body', t('Karosserie, Lack')),
  option('engine', t('Motor, Getriebe')),
  option('brakes', t('Bremsen, Reifen')),
  option('electric', t('Elektrik')),
  option('interior', t('Innenraum')),
  option('papers', t('Papiere, Schlüssel')),
] as const
export type ClaimArea = (typeof claimAreas)[number]['value']
export const claimAreaCodes = codesOf(claimAreas)

export const claimItemsMaximum = 10
export const claimPhotosMaximum = 40
export const claimsMaximum = 10
export const claimPhotoMaxBytes = 12 * 1_048_576

type Item = { area: ClaimArea; panel: Panel | null; damageId: string | null }

const areaText = (area: ClaimArea) => t(claimAreas.find(({ value }) => value === area)?.label ?? area)

/** "Tür hinten links"; "Tür hinten links, Schaden größer"; "Motor, Getriebe". */
export const claimItemText = ({ area, panel, damageId }: Item) =>
  [panel ? labelOf(panels, panel) : areaText(area), damageId && t('Schaden größer')]
    .filter(Boolean)
    .join(', ')

/** The defects of a claim in one line. */
export function claimTitle(items: readonly Item[]): string {
  const [first, ...others] = items
  if (!first) return t('Mangel')
  const text = claimItemText(first)
  return others.length > 0 ? plural(others.length, '{0} und 1 weitere', '{0} und # weitere', text) : text
}

/** "R-0188". */
export const claimNumber = (id: number) => `R-${String(id).padStart(4, '0')}`
