/** The sums of a measured run as Markdown, and what nothing ran. */
import { heading, row } from '../../bench/report.ts'
import { add, type Counts, missedIn, type Places, rangesOf, sumOf, type Tally, tallyOf } from './totals.ts'

type Parts = { unit: Map<string, Counts>; browser: Map<string, Counts> }

/** Of `apps/api/src/sale/claims/routes.ts`: `apps/api`. */
const packageOf = (file: string) => file.split('/', 2).join('/')

/** Of `apps/api/src/sale/claims/routes.ts`: `apps/api` and `sale`; of a file of no folder `src`. */
function folderOf(file: string): string {
  const [kind, name, , folder = '', ...rest] = file.split('/')
  return `${kind}/${name} ${rest.length > 0 ? folder : 'src'}`
}

function together({ unit, browser }: Parts, file: string): Counts | undefined {
  const found = [unit.get(file), browser.get(file)].filter((counts) => counts !== undefined)
  return found.length === 0 ? undefined : found.reduce(add, { s: {}, f: {}, b: {} })
}

const percent = (part: number, whole: number) =>
  whole === 0 ? '-' : `${((100 * part) / whole).toFixed(1)} %`
const lines = ({ lines, linesRun }: Tally) => percent(linesRun, lines)
const branches = ({ branches, branchesRun }: Tally) => percent(branchesRun, branches)
const functions = ({ functions, functionsRun }: Tally) => percent(functionsRun, functions)

function rowsBy(groupOf: (file: string) => string, places: Record<string, Places>, parts: Parts): string[] {
  const groups = Map.groupBy(Object.entries(places), ([file]) => groupOf(file))
  const sorted = [...groups].toSorted(([one], [other]) => one.localeCompare(other))
  return sorted.map(([name, files]) => {
    const sum = (countsOf: (file: string) => Counts | undefined) =>
      sumOf(files.map(([file, place]) => tallyOf(place, countsOf(file))))
    const both = sum((file) => together(parts, file))
    const unit = sum((file) => parts.unit.get(file))
    const browser = sum((file) => parts.browser.get(file))
    const each = [unit, browser].flatMap((tally) => [lines(tally), branches(tally)])
    return row(name, both.lines, ...each, lines(both), branches(both), functions(both))
  })
}

export function totalsLines(places: Record<string, Places>, parts: Parts): string[] {
  const columns = [
    'lines',
    ...['unit and API tests: lines', 'branches', 'browser tests: lines', 'branches'],
    ...['together: lines', 'branches', 'functions'],
  ]
  return [
    'A line counts when a statement starts on it, a branch is one way of a condition. The browser tests count the client and the processes of their portal: API, worker and commands. Not counted: tests, `testing/`, the first screen and the service worker (built apart), `packages/` inside the browser.',
    '',
    ...heading('app', ...columns),
    ...rowsBy(packageOf, places, parts),
    '',
    ...heading('chapter', ...columns),
    ...rowsBy(folderOf, places, parts),
    '',
  ]
}

/**
 * A line for each file of which nothing ran a function or a line.
 * @param withBranches names the lines of conditions of which nothing ran one way, too
 */
export function missedLines(places: Record<string, Places>, parts: Parts, withBranches: boolean): string[] {
  const missed = Object.entries(places).flatMap(([file, place]) => {
    const counts = together(parts, file)
    if (!counts && Object.keys(place.statementMap).length > 0) return [`- \`${file}\`: never loaded`]
    const { functions, lines, branches } = missedIn(place, counts)
    const named = functions.map(({ name, line }) =>
      name === '' ? `function of line ${line}` : `\`${name}\` (${line})`,
    )
    const left = [
      ...named,
      ...(lines.length > 0 ? [`lines ${rangesOf(lines)}`] : []),
      ...(withBranches && branches.length > 0 ? [`one way of ${rangesOf(branches)}`] : []),
    ]
    return left.length > 0 ? [`- \`${file}\`: ${left.join('; ')}`] : []
  })
  return ['## Never run', '', ...missed]
}
