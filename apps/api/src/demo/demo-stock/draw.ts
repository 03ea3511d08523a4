/** Pseudo-random values seeded by a text: the same listing always becomes the same vehicle. */
export type Draw = {
  /** A number of at least 0 and below 1. */
  fraction: () => number
  /** A whole number between both bounds, inclusive. */
  between: (from: number, to: number) => number
  /** True with this probability. */
  chance: (share: number) => boolean
  /** One of the values, chosen by weight. */
  pick: <const Value>(weighted: readonly (readonly [Value, number])[]) => Value
}

/** FNV-1a, 32 bit. */
function hash(text: string) {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** A separate sequence for each text (mulberry32). */
export function drawFrom(seed: string): Draw {
  let state = hash(seed)
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    fraction,
    between: (from, to) => from + Math.floor(fraction() * (to - from + 1)),
    chance: (share) => fraction() < share,
    pick: (weighted) => {
      let rest = fraction() * weighted.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [value, weight] of weighted) {
        rest -= weight
        if (rest < 0) return value
      }
      const last = weighted.at(-1)
      if (!last) throw new Error('nothing to pick from')
      return last[0]
    },
  }
}
