/** Imports between features have no circle, and those between chapters the order of `chapters`. */
import { posix } from 'node:path'
import { chapterPattern, chapters } from './chapters.ts'
import type { SourceFile } from './files.ts'

type RoomOf = (path: string) => string | undefined
type Import = { from: string; to: string; file: string }

const sources = ['apps/api/src', 'apps/web/src', 'packages/contract/src', 'packages/domain/src']

const matchOf = (pattern: RegExp) => (path: string) => pattern.exec(path)?.[1]

const featureOf = matchOf(new RegExp(`^(apps/(?:api|web)/src/${chapterPattern}/[^/]+)/`))
const chapterOf = matchOf(new RegExp(`^(?:${sources.join('|')})/(${chapterPattern})/`))

const specifier = /(?:\bfrom|\bimport)\s*\(?\s*'([^']+)'/g

/** @returns the path of an imported file of the same package, relative to the root; undefined for another package */
function importedPath(path: string, imported: string): string | undefined {
  return imported.startsWith('.') ? posix.join(posix.dirname(path), imported) : undefined
}

function importsBetween(files: SourceFile[], roomOf: RoomOf): Import[] {
  return files.flatMap(({ path, text }) => {
    const from = roomOf(path)
    if (from === undefined) return []
    return [...text.matchAll(specifier)].flatMap(([, imported = '']) => {
      const target = importedPath(path, imported)
      const to = target && roomOf(target)
      return to === undefined || to === '' || to === from ? [] : [{ from, to, file: path }]
    })
  })
}

/** @returns the rooms from which `start` is reached again, with the first file on each step; empty without a circle */
function circleFrom(start: string, imports: Import[]): Import[] {
  const steps = new Map<string, Import>()
  const waiting = [start]
  for (let room = waiting.shift(); room !== undefined; room = waiting.shift())
    for (const step of imports.filter(({ from }) => from === room)) {
      if (steps.has(step.to)) continue
      steps.set(step.to, step)
      waiting.push(step.to)
    }
  const circle: Import[] = []
  for (let step = steps.get(start); step && !circle.includes(step); step = steps.get(step.from))
    circle.unshift(step)
  return circle
}

const isShipped = ({ path }: SourceFile) => !/\.test\.tsx?$|\/testing\//.test(path)

/** @returns one line per circle of features, and per import of a chapter from a later one */
export function circleProblems(files: SourceFile[]): string[] {
  const shipped = files.filter(isShipped)
  const imports = importsBetween(shipped, featureOf)
  const reported = new Set<string>()
  const circles = [...new Set(imports.map(({ from }) => from))].toSorted().flatMap((room) => {
    const circle = reported.has(room) ? [] : circleFrom(room, imports)
    for (const { from } of circle) reported.add(from)
    if (circle.length === 0) return []
    return [`a circle of features: ${circle.map(({ from, file }) => `${from} (${file})`).join(' -> ')}`]
  })
  const places: readonly string[] = chapters
  const backward = importsBetween(shipped, chapterOf).filter(
    ({ from, to }) => places.indexOf(from) < places.indexOf(to),
  )
  return [...circles, ...backward.map(({ from, to, file }) => `${file}: ${from} must not use ${to}`)]
}

/** @returns one line per style sheet of a feature that another feature imports; shared ones are in `styles` */
export function foreignSheets(files: SourceFile[]): string[] {
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(specifier)].flatMap(([, imported = '']) => {
      const target = imported.endsWith('.css') ? importedPath(path, imported) : undefined
      const owner = target && featureOf(target)
      const feature = featureOf(path)
      return owner && feature && owner !== feature
        ? [`${path}: ${target} is the sheet of another feature`]
        : []
    }),
  )
}
