import type { ReleasedCondition, ReleasedDamage, VehicleCondition } from '@portal/contract/condition'
import type { Paint } from '@portal/contract/condition-parts'
import { type DrawnPart, drawnParts, type Point, pointOfShares } from '@portal/domain/condition/drawing'
import { repaintedAbove } from '@portal/domain/condition/paint'
import { type Panel, paintedPanels } from '@portal/domain/condition/panels'
import { damagesText, panelName } from '@portal/domain/condition/texts'

/** A damage as far as the reader may see it. */
export type ShownDamage = ReleasedDamage & { note?: string | null }
/** A condition as far as the reader may see it: absent parts are not released, null ones not recorded. */
export type ShownCondition = Omit<ReleasedCondition, 'damages'> & {
  damages?: ShownDamage[] | null
} & Partial<Pick<VehicleCondition, 'recordedBy' | 'depreciation' | 'keys'>>

export type PanelState = {
  present: number
  repaired: number
  micrometres: number | null
  isRepainted: boolean
}

/** A numbered point of the drawing. */
export type Mark = { number: number; point: Point; isRepaired: boolean; isChosen?: boolean }

type Drawn = Pick<ReleasedDamage, 'number' | 'panel' | 'x' | 'y' | 'state'>

/** What the drawing shows of each panel; panels without a finding are left out. */
export function panelStates(
  damages: readonly Drawn[] | null | undefined,
  paint: Paint | null | undefined,
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
    present === 0 ? '' : present === 1 ? '1 Schaden' : `${present} Schäden`,
    repaired === 0 ? '' : `${repaired} instand gesetzt`,
    micrometres === null ? '' : `Lack ${micrometres} Mikrometer`,
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

/** What the drawing says as a whole. */
export const drawingText = (damages: readonly Pick<ReleasedDamage, 'state'>[] | null | undefined) =>
  `Zeichnung des Fahrzeugs${damages ? `: ${damagesText(damages)}` : ''}. Alle Angaben folgen als Text.`
