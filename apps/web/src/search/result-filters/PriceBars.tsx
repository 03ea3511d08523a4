import { euroText, figureText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { barsOf } from './facts.ts'

type Props = {
  /** Vehicles at or above each offered price, given all other criteria. */
  counts: Readonly<Record<string, number>> | undefined
  from: number | undefined
  to: number | undefined
  /** Shows the vehicles from a price on. */
  onFrom: (price: number) => void
}

/**
 * The number of vehicles per price step as bars of equal area per vehicle; decorative, because the lists below contain
 * the numbers. The last bar has all vehicles above the 95th percentile, with a button that shows them.
 */
export function PriceBars({ counts, from = 0, to = Number.POSITIVE_INFINITY, onFrom }: Props) {
  const bars = barsOf(counts ?? {})
  // Keeps the place of the bars while they are being loaded.
  if (!counts) return <div className="price-histogram" />
  const isOn = (low: number) => (low >= from && low < to ? 'on' : undefined)
  const steps = bars.flatMap(({ low, count, high }) =>
    high === undefined ? [] : { low, width: high - low, density: count / (high - low) },
  )
  const last = bars.find(({ high }) => high === undefined)
  const highest = Math.max(...steps.map(({ density }) => density), 0)
  if (steps.length < 2 || highest === 0) return null
  return (
    <div className="price-histogram">
      <div className="price-bars" aria-hidden>
        {steps.map(({ low, width, density }) => (
          <i
            key={low}
            className={isOn(low)}
            style={{ flexGrow: width, height: `${Math.round((density / highest) * 100)}%` }}
          />
        ))}
        {last && <i className="beyond" />}
      </div>
      <p className="price-axis" aria-hidden>
        <span>{figureText(steps[0]?.low ?? 0)}</span>
        <span>{last ? t`${figureText(last.low)} und mehr` : euroText(steps.at(-1)?.low ?? 0)}</span>
      </p>
      {last && (
        <button type="button" className="textlink" onClick={() => onFrom(last.low)}>
          {plural(last.count, '1 Fahrzeug ab {0}', '# Fahrzeuge ab {0}', euroText(last.low))}
        </button>
      )}
    </div>
  )
}
