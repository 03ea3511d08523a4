/**
 * Judges a sample of a chapter's mutants: takes the others out of Stryker's plan as `CompileError`, a status that mutants here
 * have for no other reason. A hash draws them, so that every run of the same source judges the same ones.
 */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'

type Mutant = { fileName: string; location: unknown; replacement: string }
type Plan = { plan: 'Run' | 'EarlyResult'; mutant: Mutant & { status?: string } }

/** Whether a mutant belongs to the sample of so many percent. A larger sample has all of a smaller one. */
export function isDrawn({ fileName, location, replacement }: Mutant, percent: number): boolean {
  const place = JSON.stringify([basename(fileName), location, replacement])
  const hash = createHash('sha256').update(place).digest().readUInt32BE()
  return hash < (percent / 100) * 2 ** 32
}

const percent = Number(process.env.MUTANTS_PERCENT)

/** A reporter, because a checker is sent all mutants with all their tests, which is more than a message can hold. */
export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'sample',
    value: {
      onMutationTestingPlanReady({ mutantPlans }: { mutantPlans: Plan[] }) {
        for (const planned of mutantPlans)
          if (planned.plan === 'Run' && !isDrawn(planned.mutant, percent)) {
            planned.plan = 'EarlyResult'
            planned.mutant.status = 'CompileError'
          }
      },
    },
  },
]
