import type { HouseVehicle } from '@portal/contract/house/house-vehicle'
import { countText, dayText, euroText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useId } from 'react'
import { useMedia } from '../../ui/use-media.ts'
import { loweredText, type PriceAt, priceTicks, spaced } from './facts.ts'

/** Narrow screens get a drawing of their own, because a smaller one of the wide drawing would be unreadable. */
const sizes = {
  wide: { width: 640, height: 190, left: 56, gap: 78 },
  narrow: { width: 340, height: 190, left: 52, gap: 78 },
}
const right = 12
const top = 22
const below = 26

/** The scales of time and price, and the point of each price. */
function placed(steps: PriceAt[], until: number, { width, height, left }: typeof sizes.wide) {
  const first = steps[0]?.at ?? until
  const ticks = priceTicks(steps.map(({ euro }) => euro))
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const x = (at: number) => left + ((at - first) / Math.max(1, until - first)) * (width - left - right)
  const y = (euro: number) => top + (1 - (euro - low) / Math.max(1, high - low)) * (height - top - below)
  return { x, y, ticks, points: steps.map(({ at, euro }) => ({ at, euro, x: x(at), y: y(euro) })) }
}

/** '04.11.' */
const shortDay = (at: number) => dayText(new Date(at)).slice(0, 6)

/** A step line: each price is valid until the next one. */
function lineOf(points: { x: number; y: number }[], end: number) {
  const [first, ...rest] = points
  if (!first) return ''
  return `M${first.x} ${first.y}${rest.map(({ x, y }) => `H${x}V${y}`).join('')}H${end}`
}

type Props = { steps: PriceAt[]; enquiries: HouseVehicle['enquiries'] }

function Plot({ steps, enquiries }: Props) {
  const titleId = useId()
  const size = useMedia('(max-width: 719px)') ? sizes.narrow : sizes.wide
  const { width, height, left, gap } = size
  const { x, y, ticks, points } = placed(steps, Date.now(), size)
  const end = width - right
  const foot = height - below
  const labelled = spaced(points, gap, end)
  const last = points.at(-1)
  return (
    <svg className="plot" viewBox={`0 0 ${width} ${height}`} role="img" aria-labelledby={titleId}>
      <title id={titleId}>
        {t`Händlerpreis: ${steps.map(({ at, euro }) => t`${euroText(euro)} ab ${dayText(new Date(at))}`).join(', ')}`}
      </title>
      {ticks.map((euro) => (
        <g key={euro}>
          <path className="level" d={`M${left} ${y(euro)}H${end}`} />
          <text x={left - 8} y={y(euro) + 4} textAnchor="end">
            {countText(euro)}
          </text>
        </g>
      ))}
      <path className="area" d={`${lineOf(points, end)}V${foot}H${left}Z`} />
      {points.slice(1).map((point) => (
        <path key={point.at} className="step" d={`M${point.x} ${point.y}V${foot}`} />
      ))}
      <path className="ln" d={lineOf(points, end)} />
      {labelled.map((point) => (
        <g key={point.at}>
          <text className="euro" x={point.x + 4} y={point.y - 7}>
            {countText(Math.round(point.euro))}
          </text>
          <text x={point.x} y={height - 6}>
            {shortDay(point.at)}
          </text>
        </g>
      ))}
      {enquiries.map(({ id, createdAt }) => {
        const at = Date.parse(createdAt)
        const euro = steps.findLast((step) => step.at <= at)?.euro
        return euro === undefined ? null : <circle key={id} className="ev" cx={x(at)} cy={y(euro)} r="5" />
      })}
      {last && (
        <>
          <rect className="now" x={end - 5} y={last.y - 5} width="10" height="10" rx="2" />
          {!labelled.includes(last) && (
            <text className="euro" x={end} y={last.y - 11} textAnchor="end">
              {countText(Math.round(last.euro))}
            </text>
          )}
        </>
      )}
      <text x={end} y={height - 6} textAnchor="end">
        heute
      </text>
    </svg>
  )
}

/** The dealer price over time, with a dot for each enquiry. */
export function PricePlot({ vehicle: { priceSteps, enquiries, facts } }: { vehicle: HouseVehicle }) {
  const steps = priceSteps
    .filter(({ haendlerpreisbrutto }) => haendlerpreisbrutto > 0)
    .map(({ changedAt, haendlerpreisbrutto }) => ({ at: Date.parse(changedAt), euro: haendlerpreisbrutto }))
  if (steps.length === 0) return null
  const lowered = loweredText(steps)
  const own = [
    facts.purchasePrice && t`Einstand ${euroText(Number(facts.purchasePrice))}`,
    facts.lowestPrice && t`Untergrenze ${euroText(Number(facts.lowestPrice))}`,
  ].filter(Boolean)
  return (
    <section className="hp" aria-labelledby="prices">
      <header>
        <h2 id="prices">Händlerpreis</h2>
        <span className="muted small">{own.join(' · ')}</span>
      </header>
      <div className="in">
        <Plot {...{ steps, enquiries }} />
        <p className="plot-key small muted">
          <span>
            <i className="now" aria-hidden /> heute
          </span>
          {enquiries.length > 0 && (
            <span>
              <i className="ev" aria-hidden /> {plural(enquiries.length, '1 Anfrage', '# Anfragen')}
            </span>
          )}
          {lowered && <span>{lowered}</span>}
        </p>
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
