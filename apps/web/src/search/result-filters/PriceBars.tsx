import { barsOf } from './facts.ts'

type Props = {
  /** Vehicles at or above each offered price, given all other criteria. */
  counts: Readonly<Record<string, number>> | undefined
  from: number | undefined
  to: number | undefined
}

/** The number of vehicles per price step as bars; decorative, because the lists below contain the numbers. */
export function PriceBars({ counts, from = 0, to = Number.POSITIVE_INFINITY }: Props) {
  const bars = barsOf(counts ?? {})
  const highest = Math.max(...bars.map(({ count }) => count), 1)
  if (bars.length < 2) return null
  return (
    <div className="price-bars" aria-hidden>
      {bars.map(({ low, count }) => (
        <i
          key={low}
          className={low >= from && low < to ? 'on' : undefined}
          style={{ height: `${Math.round((count / highest) * 100)}%` }}
        />
      ))}
    </div>
  )
}
