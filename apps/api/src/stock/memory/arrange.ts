import type { Catalogue } from './catalogue.ts'
import { type Columns, reorder } from './columns.ts'

/** Positions of the entries when ordered by vans or cars, maker, model group and model; by entry number. */
function ranksOf({ entries }: Catalogue): Uint32Array {
  const sorted = [...entries.entries()].sort(
    ([numberA, a], [numberB, b]) =>
      Number(a.transporter) - Number(b.transporter) ||
      a.maker - b.maker ||
      a.group - b.group ||
      numberA - numberB,
  )
  const ranks = new Uint32Array(entries.length)
  for (const [rank, [number]] of sorted.entries()) ranks[number] = rank
  return ranks
}

/**
 * Moves the vehicles at the first `count` places so that those of a type, maker, model group and model are adjacent: a
 * search for a maker then reads few blocks of the sets (see blocks.ts). Vehicles added later have any free place.
 */
export function arrange(columns: Columns, catalogue: Catalogue, count: number) {
  const ranks = ranksOf(catalogue)
  const rankAt = (place: number) => ranks[columns.entry[place] as number] as number
  // A counting sort: `next` is the place of the next vehicle of each rank.
  const next = new Uint32Array(ranks.length + 1)
  for (let place = 0; place < count; place++) {
    const after = rankAt(place) + 1
    next[after] = (next[after] as number) + 1
  }
  for (let rank = 1; rank < next.length; rank++)
    next[rank] = (next[rank] as number) + (next[rank - 1] as number)
  const sources = new Uint32Array(count)
  for (let place = 0; place < count; place++) {
    const rank = rankAt(place)
    const target = next[rank] as number
    sources[target] = place
    next[rank] = target + 1
  }
  reorder(columns, sources)
}
