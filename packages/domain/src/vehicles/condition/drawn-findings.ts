import { plural } from '../../values/plural.ts'
import { t } from '../../values/text.ts'
import { type DrawnPart, drawnParts, type Point, pointOfShares } from './drawing.ts'
import { repaintedAbove } from './paint.ts'
import { type Panel, paintedPanels } from './panels.ts'
import { damagesText, panelName } from './texts.ts'

/** What the drawing shows of a condition: the state of each panel, numbered points and figures of the paint. */

export type PanelState = {
  present: number
  repaired: number
  micrometres: number | null
  isRepainted: boolean
}

/** A numbered point of the drawing. */
export type Mark = { number: number; point: Point; isRepaired: boolean; isChosen?: boolean }

type Drawn = {
  number: number
  panel: Panel
  /** Shares of the box around the panel. */
  x: number | null
  y: number | null
  state: 'VORHANDEN' | 'INSTANDGESETZT'
}
type Readings = { readings: readonly { panel: Panel; micrometres: number }[] }

/** What the drawing shows of each panel; panels without a finding are left out. */
export function panelStates(
  damages: readonly Drawn[] | null | undefined,
  paint: Readings | null | undefined,
): ReadonlyMap<Panel, PanelState> {
  const states = new Map<Panel, PanelState>()
  const stateOf = (panel: Panel): PanelState =>
    states.get(panel) ?? { present: 0, repaired: 0, micrometres: null, isRepainted: false }
  for (const { panel, micrometres } of paint?.readings ?? [])
    states.set(panel, { ...stateOf(panel), micrometres, isRepainted: micrometres > repaintedAbove })
  for (const { panel, state } of damages ?? []) {
    const before = stateOf(panel)
    states.set(
      panel,
      state === 'VORHANDEN'
        ? { ...before, present: before.present + 1 }
        : { ...before, repaired: before.repaired + 1 },
    )
  }
  return states
}

/** The panel's name with its findings: "Tür vorn links, 1 Schaden, Lack 131 Mikrometer". */
export function panelText(panel: Panel, state: PanelState | undefined): string {
  if (!state) return panelName(panel)
  const { present, repaired, micrometres } = state
  return [
    panelName(panel),
    present === 0 ? '' : plural(present, '1 Schaden', '# Schäden'),
    repaired === 0 ? '' : t`${repaired} instand gesetzt`,
    micrometres === null ? '' : t`Lack ${micrometres} Mikrometer`,
  ]
    .filter(Boolean)
    .join(', ')
}

const markDistance = 26
const isPainted = (panel: Panel) => paintedPanels.some(({ value }) => value === panel)

/** Beside the figure of the paint, and side by side where several damages of a panel have no point. */
function placeWithoutPoint(panel: Panel, position: number): Point | null {
  const part = drawnParts.find((drawn) => drawn.panel === panel)
  if (!part) return null
  const [x, y] = part.label
  return [x - markDistance * (position + (isPainted(panel) ? 1 : 0)), y]
}

/** The numbered points of the damages; damages of panels outside the drawing have none. */
export function marksOf(damages: readonly Drawn[], chosen?: number): Mark[] {
  const withoutPoint = new Map<Panel, number>()
  return damages.flatMap(({ number, panel, x, y, state }) => {
    const position = withoutPoint.get(panel) ?? 0
    const hasPoint = x !== null && y !== null
    if (!hasPoint) withoutPoint.set(panel, position + 1)
    const point = hasPoint ? pointOfShares(panel, x, y) : placeWithoutPoint(panel, position)
    return point
      ? [{ number, point, isRepaired: state === 'INSTANDGESETZT', isChosen: number === chosen }]
      : []
  })
}

const figureDistance = 24

/** Where the figure of a panel's paint stands: beside a numbered point that would cover it. */
export function figurePlace({ label: [x, y] }: DrawnPart, marks: readonly Mark[]): Point {
  const covering = marks.find(({ point }) => Math.hypot(point[0] - x, point[1] - y) < figureDistance)
  if (!covering) return [x, y]
  return [covering.point[0] + figureDistance * (covering.point[0] > x ? -1 : 1), y]
}

/** The accessible name of the drawing. */
export const drawingText = (damages: readonly Pick<Drawn, 'state'>[] | null | undefined) =>
  damages
    ? t`Zeichnung des Fahrzeugs: ${damagesText(damages)}. Alle Angaben folgen als Text.`
    : t('Zeichnung des Fahrzeugs. Alle Angaben folgen als Text.')
