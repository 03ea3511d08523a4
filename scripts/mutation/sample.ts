/**
 * Judges a sample of a chapter's mutants: takes the others out of Stryker's plan as `CompileError`, a status that mutants here
 * have for no other reason. A hash draws them, so that every run of the same source judges the same ones.
 */
import { createHash } from 'node:crypto'
import { basename } from 'node:path'

type Mutant = { fileName: string; location: unknown; replacement: string }
type Plan = { plan: 'Run' | 'EarlyResult'; mutant: Mutant & { status?: string } }

/** A part of the mutants in percent, without its end: `[0, 8]` and `[8, 14]` have none in common. */
type Range = readonly [from: number, to: number]

/** The range that a text names, `8` for the first 8 % or `8-14` for the next 6 %; undefined if it is none. */
export function rangeOf(text: string): Range | undefined {
  const [, from = '0', to] = /^(?:(\d{1,2})-)?(\d{1,3})$/.exec(text) ?? []
  return Number(from) < Number(to) && Number(to) <= 100 ? [Number(from), Number(to)] : undefined
}

/** Whether a mutant belongs to the sample of a range. A wider range has all mutants of one within it. */
export function isDrawn({ fileName, location, replacement }: Mutant, [from, to]: Range): boolean {
  const place = JSON.stringify([basename(fileName), location, replacement])
  const hash = createHash('sha256').update(place).digest().readUInt32BE()
  const percent = (hash / 2 ** 32) * 100
  return percent >= from && percent < to
}

const range = rangeOf(process.env.MUTANTS_SAMPLE ?? '') ?? [0, 100]

/** A reporter, because a checker is sent all mutants with all their tests, which is more than a message can hold. */
export const strykerPlugins = [
  {
    kind: 'Reporter',
    name: 'sample',
    value: {
      onMutationTestingPlanReady({ mutantPlans }: { mutantPlans: Plan[] }) {
        for (const planned of mutantPlans)
          if (planned.plan === 'Run' && !isDrawn(planned.mutant, range)) {
            planned.plan = 'EarlyResult'
            planned.mutant.status = 'CompileError'
          }
      },
    },
  },
]
