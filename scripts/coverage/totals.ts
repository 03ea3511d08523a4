/** What was counted where, and the sums of it. */

type Place = { line: number; column: number }
type Span = { start: Place; end: Place }

/** What a file has to count, as istanbul-lib-instrument describes it. */
export type Places = {
  statementMap: Record<string, Span>
  fnMap: Record<string, { name: string; decl: Span; loc: Span }>
  branchMap: Record<string, { type: string; loc: Span; locations: Span[] }>
}

export type Counts = { s: Record<string, number>; f: Record<string, number>; b: Record<string, number[]> }

/** Of a file: how much there is and how much ran. */
export type Tally = { lines: number; linesRun: number; functions: number; functionsRun: number } & {
  branches: number
  branchesRun: number
}

const none: Tally = { lines: 0, linesRun: 0, functions: 0, functionsRun: 0, branches: 0, branchesRun: 0 }

export const sumOf = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (sum, tally) => ({
      lines: sum.lines + tally.lines,
      linesRun: sum.linesRun + tally.linesRun,
      functions: sum.functions + tally.functions,
      functionsRun: sum.functionsRun + tally.functionsRun,
      branches: sum.branches + tally.branches,
      branchesRun: sum.branchesRun + tally.branchesRun,
    }),
    none,
  )

const addTo = (sum: Record<string, number>, more: Record<string, number>) => {
  for (const [key, count] of Object.entries(more)) sum[key] = (sum[key] ?? 0) + count
}

/** Adds counts of the same file. */
export function add(sum: Counts, more: Counts): Counts {
  addTo(sum.s, more.s)
  addTo(sum.f, more.f)
  for (const [key, ways] of Object.entries(more.b))
    sum.b[key] = ways.map((count, index) => count + (sum.b[key]?.[index] ?? 0))
  return sum
}

/** The lines on which a statement starts, each with whether one of them ran. */
function linesOf({ statementMap }: Places, counts: Counts | undefined): Map<number, boolean> {
  const lines = new Map<number, boolean>()
  for (const [key, { start }] of Object.entries(statementMap))
    lines.set(start.line, lines.get(start.line) || (counts?.s[key] ?? 0) > 0)
  return lines
}

export function tallyOf(places: Places, counts: Counts | undefined): Tally {
  const lines = linesOf(places, counts)
  const functions = Object.keys(places.fnMap)
  const ways = Object.entries(places.branchMap).flatMap(([key, { locations }]) =>
    locations.map((_, index) => (counts?.b[key]?.[index] ?? 0) > 0),
  )
  return {
    lines: lines.size,
    linesRun: [...lines.values()].filter(Boolean).length,
    functions: functions.length,
    functionsRun: functions.filter((key) => (counts?.f[key] ?? 0) > 0).length,
    branches: ways.length,
    branchesRun: ways.filter(Boolean).length,
  }
}

/** Numbers as text, following ones as a range: `3, 7-9`. */
export function rangesOf(numbers: number[]): string {
  const ranges: [number, number][] = []
  for (const number of numbers.toSorted((left, right) => left - right)) {
    const last = ranges.at(-1)
    if (last && number <= last[1] + 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}

/** What nothing ran: names of functions, and lines outside these functions. */
export function missedIn(places: Places, counts: Counts | undefined) {
  const missed = Object.entries(places.fnMap).filter(([key]) => !counts?.f[key])
  const isInside = (line: number) =>
    missed.some(([, { decl, loc }]) => line >= decl.start.line && line <= loc.end.line)
  const lines = [...linesOf(places, counts)].filter(([line, hasRun]) => !hasRun && !isInside(line))
  const branches = Object.entries(places.branchMap).flatMap(([key, { loc, locations }]) =>
    locations.flatMap((_, index) =>
      counts?.b[key]?.[index] || isInside(loc.start.line) ? [] : [loc.start.line],
    ),
  )
  return {
    functions: missed.map(([, { name, decl }]) => ({ name, line: decl.start.line })),
    lines: lines.map(([line]) => line),
    branches,
  }
}
