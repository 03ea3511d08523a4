/**
 * Judges a sample of a chapter's mutants: a checker of Stryker that passes over the others as `CompileError`, a status that
 * mutants here have for no other reason. A hash draws them, so that every run of the same source judges the same ones.
 */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'

type Mutant = { id: string; fileName: string; location: unknown; replacement: string }

/** Whether a mutant belongs to the sample of so many percent. A larger sample has all of a smaller one. */
export function isDrawn({ fileName, location, replacement }: Omit<Mutant, 'id'>, percent: number): boolean {
  const place = JSON.stringify([basename(fileName), location, replacement])
  const hash = createHash('sha256').update(place).digest().readUInt32BE()
  return hash < (percent / 100) * 2 ** 32
}

const percent = Number(process.env.MUTANTS_PERCENT)
const verdict = (mutant: Mutant) =>
  isDrawn(mutant, percent) ? { status: 'passed' } : { status: 'compileError', reason: 'Not in the sample.' }

export const strykerPlugins = [
  {
    kind: 'Checker',
    name: 'sample',
    value: {
      init: async () => {},
      group: async (mutants: Mutant[]) => [mutants.map(({ id }) => id)],
      check: async (mutants: Mutant[]) =>
        Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)])),
    },
  },
]
