/**
 * Expand, then contract: a migration may only add, because the previous release uses the same database during an update
 * and after a rollback. What removes something is a separate migration, one release later, whose name begins with
 * `contract_` (docs/releasing.md).
 */
import { basename, dirname } from 'node:path'
import { projectFiles, textOf } from './files.ts'

/** Migrations up to this one were written before the first release, so no previous release uses their schema. */
const lastUnreleased = '20261122235959'

const destructive: [what: string, pattern: RegExp][] = [
  ['drops something the previous release may use', /\bDROP\s+(?:TABLE|COLUMN|VIEW|TYPE|FUNCTION|SCHEMA)\b/i],
  ['renames', /\bRENAME\b/i],
  ['changes the type of a column', /\bALTER\s+(?:COLUMN\s+)?"?\w+"?\s+(?:SET\s+DATA\s+)?TYPE\b/i],
  ['makes an existing column NOT NULL', /\bSET\s+NOT\s+NULL\b/i],
  ['drops a default', /\bDROP\s+DEFAULT\b/i],
  // A trigger that refuses it names it, too.
  ['empties a table', /(?<!\bOR )\bTRUNCATE\b/i],
]
/** Whether a statement adds a NOT NULL column without a default, so that inserts of the previous release fail. */
const isObligatory = (statement: string) =>
  statement
    .split(/\bADD\s+COLUMN\b/i)
    .slice(1)
    .some((column) => /\bNOT\s+NULL\b/i.test(column) && !/\bDEFAULT\b|\bGENERATED\b|\bSERIAL\b/i.test(column))

const withoutComments = (sql: string) => sql.replaceAll(/--.*$/gm, '').replaceAll(/\/\*[\s\S]*?\*\//g, '')

/** @returns the changes of a migration with which the previous release does not work. */
export function contractSteps(sql: string): string[] {
  const statements = withoutComments(sql).split(';')
  const found = destructive.filter(([, pattern]) => statements.some((statement) => pattern.test(statement)))
  const names = found.map(([what]) => what)
  return statements.some(isObligatory) ? [...names, 'adds a NOT NULL column without a default'] : names
}

/** @returns one line per incompatible change in a migration whose name does not begin with `contract_`. */
export function migrationProblems(): string[] {
  return projectFiles()
    .filter((path) => /^prisma\/migrations\/.*\/migration\.sql$/.test(path))
    .filter((path) => basename(dirname(path)) > lastUnreleased)
    .flatMap((path) => {
      if (/^\d{14}_contract_/.test(basename(dirname(path)))) return []
      const hint = 'that belongs in the next release, in <timestamp>_contract_<verb_noun>'
      return contractSteps(textOf(path)).map((step) => `${path}: ${step}; ${hint}`)
    })
}
