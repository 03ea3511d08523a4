/**
 * Expand, then contract: a migration may only add, because the release before works on the same database during an
 * update and after a step back. What takes something away is a migration of its own, one release later, whose name
 * begins with `contract_` (docs/releasing.md).
 */
import { basename, dirname } from 'node:path'
import { projectFiles, textOf } from './files.ts'

/** Migrations up to here were written before the first release: there is no release before them. */
const lastUnreleased = '20261122235959'

const destructive: [what: string, pattern: RegExp][] = [
  ['drops something the release before may use', /\bDROP\s+(?:TABLE|COLUMN|VIEW|TYPE|FUNCTION|SCHEMA)\b/i],
  ['renames', /\bRENAME\b/i],
  ['changes the type of a column', /\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  ['makes an existing column obligatory', /\bSET\s+NOT\s+NULL\b/i],
  ['takes a default away', /\bDROP\s+DEFAULT\b/i],
  ['empties a table', /\bTRUNCATE\b/i],
]
/** A column that is added NOT NULL and that nothing fills. */
const isObligatory = (statement: string) =>
  statement
    .split(/\bADD\s+COLUMN\b/i)
    .slice(1)
    .some((column) => /\bNOT\s+NULL\b/i.test(column) && !/\bDEFAULT\b|\bGENERATED\b|\bSERIAL\b/i.test(column))

const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** @returns what a migration does that the release before does not survive. */
export function contractSteps(sql: string): string[] {
  const statements = withoutComments(sql).split(';')
  const found = destructive.filter(([, pattern]) => statements.some((statement) => pattern.test(statement)))
  const names = found.map(([what]) => what)
  return statements.some(isObligatory) ? [...names, 'adds an obligatory column without a default'] : names
}

/** @returns one line per migration that takes something away without saying so in its name. */
export function migrationProblems(): string[] {
  return projectFiles()
    .filter((path) => /^prisma\/migrations\/.*\/migration\.sql$/.test(path))
    .filter((path) => basename(dirname(path)) > lastUnreleased)
    .flatMap((path) => {
      if (/^\d{14}_contract_/.test(basename(dirname(path)))) return []
      const hint = 'that is a step of the release after, named <timestamp>_contract_<verb_noun>'
      return contractSteps(textOf(path)).map((step) => `${path}: ${step}; ${hint}`)
    })
}
