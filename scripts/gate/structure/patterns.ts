/** Finds regular expressions with superlinear run time, with which input could block the event loop. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'oxc-parser'
import { checkSync } from 'recheck'
import recheck from 'recheck/package.json' with { type: 'json' }
import type { SourceFile } from './files.ts'

export type Pattern = { source: string; flags: string }

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const textOfNode = (node: unknown) =>
  isRecord(node) && typeof node.value === 'string' ? node.value : undefined

/** The pattern of a syntax node: a literal, or `RegExp` called with texts. */
function patternOf(node: Record<string, unknown>): Pattern | undefined {
  if (node.type === 'Literal' && isRecord(node.regex))
    return { source: String(node.regex.pattern), flags: String(node.regex.flags) }
  const isCall = node.type === 'NewExpression' || node.type === 'CallExpression'
  if (!isCall || !isRecord(node.callee) || node.callee.name !== 'RegExp' || !Array.isArray(node.arguments))
    return undefined
  const source = textOfNode(node.arguments[0])
  return source === undefined ? undefined : { source, flags: textOfNode(node.arguments[1]) ?? '' }
}

/** All patterns of a file. */
export function patternsOf(path: string, text: string): Pattern[] {
  const found: Pattern[] = []
  const open: unknown[] = [parseSync(path, text).program]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (Array.isArray(node)) open.push(...node.filter(isRecord))
    if (!isRecord(node) || Array.isArray(node)) continue
    const pattern = patternOf(node)
    if (pattern) found.push(pattern)
    open.push(...Object.values(node).filter(isRecord))
  }
  return found
}

/**
 * The check is CPU-bound; under load seconds can become a minute. A single match is limited by the characters it reads
 * and not by time, because a match that is interrupted on a loaded machine would count as slow.
 */
const limits = { timeout: 120_000, incubationTimeout: null, attackTimeout: null }

/** Whether an input exists that makes the pattern slow; a pattern that cannot be checked counts as slow. */
export const isSlow = ({ source, flags }: Pattern) => checkSync(source, flags, limits).status !== 'safe'

/** Checking all patterns takes 17 s of processor time, so the names of the safe ones are kept, for this `recheck` only. */
const kept = fileURLToPath(new URL('../../../node_modules/.cache/portal/safe-patterns.json', import.meta.url))
const keyOf = (name: string) => `${recheck.version} ${name}`

function readSafe(): Set<string> {
  try {
    return new Set<string>(JSON.parse(readFileSync(kept, 'utf8')))
  } catch {
    return new Set()
  }
}

function keepSafe(names: string[]) {
  mkdirSync(dirname(kept), { recursive: true })
  const unfinished = `${kept}.${process.pid}`
  writeFileSync(unfinished, JSON.stringify(names.map(keyOf)))
  renameSync(unfinished, kept)
}

/** @returns one line per slow pattern of the apps and packages; tests and scripts have no external input. */
export function patternProblems(files: SourceFile[]): string[] {
  const served = files.filter(
    ({ path }) => /^(apps|packages)\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|\/testing\//.test(path),
  )
  const places = new Map<string, { pattern: Pattern; paths: string[] }>()
  for (const { path, text } of served)
    for (const pattern of patternsOf(path, text)) {
      const known = places.get(`/${pattern.source}/${pattern.flags}`)
      if (known) known.paths.push(path)
      else places.set(`/${pattern.source}/${pattern.flags}`, { pattern, paths: [path] })
    }
  const safe = readSafe()
  const slow = [...places].filter(([name, { pattern }]) => !safe.has(keyOf(name)) && isSlow(pattern))
  const slowNames = new Set(slow.map(([name]) => name))
  keepSafe([...places.keys()].filter((name) => !slowNames.has(name)))
  return slow.map(
    ([name, { paths }]) => `${[...new Set(paths)].join(', ')}: the pattern ${name} can take very long`,
  )
}
