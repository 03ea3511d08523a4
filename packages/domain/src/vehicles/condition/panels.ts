import { t } from '../../values/text.ts'
import { option } from '../attributes/attribute.ts'

const pair = <const Code extends string>(code: Code, left: string, right: string) =>
  [option(`${code}_LINKS` as const, left), option(`${code}_RECHTS` as const, right)] as const

/** The panels whose paint is measured. */
export const paintedPanels = [
  option('MOTORHAUBE', t('Motorhaube')),
  option('DACH', t('Dach')),
  option('HECKKLAPPE', t('Heckklappe')),
  ...pair('KOTFLUEGEL_VORN', t('Kotflügel vorn links'), t('Kotflügel vorn rechts')),
  ...pair('TUER_VORN', t('Tür vorn links'), t('Tür vorn rechts')),
  ...pair('TUER_HINTEN', t('Tür hinten links'), t('Tür hinten rechts')),
  ...pair('SEITENWAND_HINTEN', t('Seitenwand hinten links'), t('Seitenwand hinten rechts')),
  ...pair('SCHWELLER', t('Schweller links'), t('Schweller rechts')),
] as const

/** The panels of the drawing; left is the driver's side. */
export const drawnPanels = [
  ...paintedPanels,
  option('STOSSFAENGER_VORN', t('Stoßfänger vorn')),
  option('STOSSFAENGER_HINTEN', t('Stoßfänger hinten')),
  option('WINDSCHUTZSCHEIBE', t('Windschutzscheibe')),
  option('HECKSCHEIBE', t('Heckscheibe')),
  ...pair('SEITENSCHEIBE_VORN', t('Seitenscheibe vorn links'), t('Seitenscheibe vorn rechts')),
  ...pair('SEITENSCHEIBE_HINTEN', t('Seitenscheibe hinten links'), t('Seitenscheibe hinten rechts')),
  ...pair('RAD_VORN', t('Rad vorn links'), t('Rad vorn rechts')),
  ...pair('RAD_HINTEN', t('Rad hinten links'), t('Rad hinten rechts')),
] as const

/** Where a damage may be; the last two are not in the drawing. */
export const panels = [
  ...drawnPanels,
  option('INNENRAUM', t('Innenraum')),
  option('UNTERBODEN', t('Unterboden')),
] as const

export type Panel = (typeof panels)[number]['value']
export type PaintedPanel = (typeof paintedPanels)[number]['value']

/** Whether a damage of the panel may have a point: the panel is in the drawing. */
export const isDrawn = (panel: Panel) => drawnPanels.some(({ value }) => value === panel)
