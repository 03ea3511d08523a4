import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { dayText, euroText } from '@portal/domain/values/formats'
import { useId } from 'react'

const width = 640
const height = 150
const side = 12
const below = 24

type Step = { at: number; euro: number }

/** The scales of time and price, and the point of each price. */
function placed(steps: Step[], until: number) {
  const first = steps[0]?.at ?? until
  const euros = steps.map(({ euro }) => euro)
  const [low, high] = [Math.min(...euros), Math.max(...euros)]
  const x = (at: number) => side + ((at - first) / Math.max(1, until - first)) * (width - 2 * side)
  const y = (euro: number) => side + (1 - (euro - low) / Math.max(1, high - low)) * (height - side - below)
  return { x, y, points: steps.map(({ at, euro }) => ({ x: x(at), y: y(euro) })) }
}

/** A step line: each price is valid until the next one. */
function lineOf(points: { x: number; y: number }[], end: number) {
  const [first, ...rest] = points
  if (!first) return ''
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H${end}`
}

/** The dealer price over time, with a dot for each enquiry. */
export function PricePlot({ vehicle: { priceSteps, enquiries, facts } }: { vehicle: HouseVehicle }) {
  const titleId = useId()
  const steps = priceSteps
    .filter(({ haendlerpreisbrutto }) => haendlerpreisbrutto > 0)
    .map(({ changedAt, haendlerpreisbrutto }) => ({ at: Date.parse(changedAt), euro: haendlerpreisbrutto }))
  if (steps.length === 0) return null
  const until = Date.now()
  const { x, y, points } = placed(steps, until)
  const euroAt = (at: number) => steps.findLast((step) => step.at <= at)?.euro
  const own = [
    facts.purchasePrice && `Einstand ${euroText(Number(facts.purchasePrice))}`,
    facts.lowestPrice && `Untergrenze ${euroText(Number(facts.lowestPrice))}`,
  ].filter(Boolean)
  return (
    <section className="hp" aria-labelledby="prices">
      <header>
        <h2 id="prices">Händlerpreis</h2>
        <span className="muted small">{own.join(' · ')}</span>
      </header>
      <div className="in">
        <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
          <title id={titleId}>
            {`Händlerpreis: ${steps.map(({ at, euro }) => `${euroText(euro)} ab ${dayText(new Date(at))}`).join(', ')}`}
          </title>
          <path className="ln" d={lineOf(points, width - side)} />
          {enquiries.map(({ id, createdAt }) => {
            const at = Date.parse(createdAt)
            const euro = euroAt(at)
            return euro === undefined ? null : (
              <circle key={id} className="ev" cx={x(at)} cy={y(euro)} r="5" />
            )
          })}
          <text x={side} y={height - 4}>
            {dayText(new Date(steps[0]?.at ?? until))}
          </text>
          <text x={width - side} y={height - 4} textAnchor="end">
            heute
          </text>
        </svg>
        <ol className="price-steps small">
          {steps.toReversed().map(({ at, euro }) => (
            <li key={at}>
              <b>{euroText(euro)}</b> <span className="muted">ab {dayText(new Date(at))}</span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
