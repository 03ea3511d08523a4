import { drawnParts, type Placement } from '@portal/domain/vehicles/condition/drawing'
import { figurePlace, type Mark, type PanelState } from '@portal/domain/vehicles/condition/drawn-findings'
import { repaintedAbove } from '@portal/domain/vehicles/condition/paint'
import type { Panel } from '@portal/domain/vehicles/condition/panels'

type Props = {
  states: ReadonlyMap<Panel, PanelState>
  marks: readonly Mark[]
  placement: Placement
  isNoseUp: boolean
}

/** Paint figures, numbered points and directions; hidden from screen readers, because lists below contain the same. */
export const DrawingLabels = ({ states, marks, placement, isNoseUp }: Props) => (
  <g aria-hidden>
    {drawnParts.map((part) => {
      const { panel } = part
      const micrometres = states.get(panel)?.micrometres ?? null
      const [x, y] = placement(figurePlace(part, marks))
      return micrometres === null ? null : (
        <text key={panel} className="um" x={x} y={y}>
          {micrometres}
        </text>
      )
    })}
    {marks.map(({ number, point, isRepaired, isChosen }) => {
      const [x, y] = placement(point)
      return (
        <g key={number} className={`mark ${isRepaired ? 'repaired' : ''} ${isChosen ? 'chosen' : ''}`}>
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y + 0.5}>
            {number}
          </text>
        </g>
      )
    })}
    {isNoseUp ? (
      <>
        <text className="axis" x="200" y="22">
          VORN
        </text>
        <text className="axis" x="200" y="618">
          HINTEN
        </text>
        <text className="axis" transform="translate(8 200) rotate(-90)">
          LINKS (FAHRER)
        </text>
        <text className="axis" transform="translate(392 200) rotate(90)">
          RECHTS
        </text>
      </>
    ) : (
      <>
        <text className="axis" transform="translate(22 200) rotate(-90)">
          VORN
        </text>
        <text className="axis" transform="translate(618 200) rotate(90)">
          HINTEN
        </text>
        <text className="axis" x="308" y="8">
          RECHTS
        </text>
        <text className="axis" x="308" y="394">
          LINKS (FAHRERSEITE)
        </text>
      </>
    )}
  </g>
)

/** What the colours and figures of the drawing mean. */
export const DrawingLegend = () => (
  <p className="carmap-legend">
    <span>
      <i className="damaged" />
      Schaden vorhanden
    </span>
    <span>
      <i className="repaired" />
      instand gesetzt
    </span>
    <span>
      <i className="painted" />
      Lack über {repaintedAbove} µm
    </span>
    <span>Zahlen: Lackdicke in µm</span>
  </p>
)
