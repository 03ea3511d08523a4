import {
  type DrawnPart,
  drawnLines,
  drawnParts,
  type Placement,
  type Point,
  placedPath,
  wheelRadius,
} from '@portal/domain/vehicles/condition/drawing'
import { type Mark, type PanelState, panelText } from '@portal/domain/vehicles/condition/drawn-findings'
import type { Panel } from '@portal/domain/vehicles/condition/panels'
import { type SVGProps, useId } from 'react'
import { DrawingLabels } from './DrawingLabels.tsx'

export type DrawingProps = {
  /** The text alternative of the whole drawing. */
  label: string
  states: ReadonlyMap<Panel, PanelState>
  marks: readonly Mark[]
  chosen?: Panel | null
  /** Makes every panel a button; `point` is where it was touched, or the place of its label if chosen by keyboard. */
  onPick?: (panel: Panel, point: Point) => void
}

type Props = DrawingProps & {
  className: string
  viewBox: string
  placement: Placement
  /** Converts a point of the displayed drawing to the coordinates of the domain's drawing. */
  placeOf: Placement
}

const looksOf = (part: DrawnPart, state: PanelState | undefined, isChosen: boolean) =>
  [
    'part',
    part.isGlass && 'glass',
    part.path === null && 'wheel',
    state?.isRepainted && 'painted',
    state && state.repaired > 0 && 'repaired',
    state && state.present > 0 && 'damaged',
    isChosen && 'chosen',
  ]
    .filter(Boolean)
    .join(' ')

/** The point of the displayed drawing under the pointer; null if it is not rendered. */
function touched(shape: SVGGraphicsElement, clientX: number, clientY: number): Point | null {
  const matrix = shape.ownerSVGElement?.getScreenCTM()
  if (!matrix) return null
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse())
  return [x, y]
}

/** The drawing in one orientation. */
export function Drawing(props: Props) {
  const { label, states, marks, chosen, onPick, className, viewBox, placement, placeOf } = props
  const hatch = useId()
  const pickOf = ({ panel, label: own }: DrawnPart): SVGProps<SVGGElement> | undefined =>
    onPick && {
      role: 'button',
      tabIndex: 0,
      'aria-label': panelText(panel, states.get(panel)),
      'aria-pressed': panel === chosen,
      onClick: ({ currentTarget, clientX, clientY }) => {
        const point = touched(currentTarget, clientX, clientY)
        onPick(panel, point ? placeOf(point) : own)
      },
      onKeyDown: (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onPick(panel, own)
      },
    }
  return (
    <svg
      className={`carmap ${className}`}
      viewBox={viewBox}
      role={onPick ? 'group' : 'img'}
      aria-label={label}
    >
      <defs>
        <pattern id={hatch} width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect className="hatch-ground" width="7" height="7" />
          <path className="hatch-line" d="M0 0V7" />
        </pattern>
      </defs>
      {drawnParts.map((part) => {
        const state = states.get(part.panel)
        const isHatched = state?.isRepainted && state.present === 0 && state.repaired === 0
        const shape = {
          className: looksOf(part, state, part.panel === chosen),
          style: isHatched ? { fill: `url(#${hatch})` } : undefined,
        }
        const [x, y] = placement(part.label)
        return (
          <g key={part.panel} {...pickOf(part)}>
            {part.path === null ? (
              <>
                <circle {...shape} cx={x} cy={y} r={wheelRadius} />
                <circle className="line" cx={x} cy={y} r="14" />
                <circle className="line" cx={x} cy={y} r="4" />
              </>
            ) : (
              <path {...shape} d={placedPath(part.path, placement)} />
            )}
          </g>
        )
      })}
      <path className="line" d={placedPath(drawnLines, placement)} />
      <DrawingLabels {...{ states, marks, placement, isNoseUp: className === 'nose-up' }} />
    </svg>
  )
}
