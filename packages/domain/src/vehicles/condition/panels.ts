import { option } from '../attributes/attribute.ts'

const pair = <const Code extends string>(code: Code, label: string) =>
  [
    option(`${code}_LINKS` as const, `${label} links`),
    option(`${code}_RECHTS` as const, `${label} rechts`),
  ] as const

/** The panels whose paint is measured. */
export const paintedPanels = [
  option('MOTORHAUBE', 'Motorhaube'),
  option('DACH', 'Dach'),
  option('HECKKLAPPE', 'Heckklappe'),
  ...pair('KOTFLUEGEL_VORN', 'Kotflügel vorn'),
  ...pair('TUER_VORN', 'Tür vorn'),
  ...pair('TUER_HINTEN', 'Tür hinten'),
  ...pair('SEITENWAND_HINTEN', 'Seitenwand hinten'),
  ...pair('SCHWELLER', 'Schweller'),
] as const

/** The panels of the drawing; left is the driver's side. */
export const drawnPanels = [
  ...paintedPanels,
  option('STOSSFAENGER_VORN', 'Stoßfänger vorn'),
  option('STOSSFAENGER_HINTEN', 'Stoßfänger hinten'),
  option('WINDSCHUTZSCHEIBE', 'Windschutzscheibe'),
  option('HECKSCHEIBE', 'Heckscheibe'),
  ...pair('SEITENSCHEIBE_VORN', 'Seitenscheibe vorn'),
  ...pair('SEITENSCHEIBE_HINTEN', 'Seitenscheibe hinten'),
  ...pair('RAD_VORN', 'Rad vorn'),
  ...pair('RAD_HINTEN', 'Rad hinten'),
] as const

/** Where a damage may be; the last two are not in the drawing. */
export const panels = [
  ...drawnPanels,
  option('INNENRAUM', 'Innenraum'),
  option('UNTERBODEN', 'Unterboden'),
] as const

export type Panel = (typeof panels)[number]['value']
export type PaintedPanel = (typeof paintedPanels)[number]['value']

/** Whether a damage of the panel may have a point: the panel is in the drawing. */
export const isDrawn = (panel: Panel) => drawnPanels.some(({ value }) => value === panel)
