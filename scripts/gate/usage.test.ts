/** What a newcomer types wrongly is told in one line, without a stack trace, before anything has begun. */
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test.each([
  ['start/start.ts', ['--fast'], 'Unbekannt: --fast.'],
  ['gate/test.ts', ['apps/api'], 'Unknown: apps/api.'],
  ['gate/languages.ts', ['--fix'], 'Usage: pnpm languages [--write]'],
  ['gate/test-clock.ts', ['2027-02-30 12:00'], 'Usage: pnpm test:clock'],
  ['gate/test-clock.ts', ['2027-02-28 25:00'], 'Usage: pnpm test:clock'],
  ['gate/test-clock.ts', ['2027-02-28 12:00', 'Europe/Nirgends'], 'Usage: pnpm test:clock'],
  ['release/changelog.ts', ['v999.0.0'], 'There is no commit or tag v999.0.0.'],
  ['release/previous-release.ts', ['v999.0.0'], 'There is no commit or tag v999.0.0.'],
  ['mutation/mutation.ts', ['src/none.ts'], 'Not found: src/none.ts.'],
  ['mutation/mutation.ts', ['--sample=many', 'site'], 'Not found: --sample=many.'],
  ['mutation/mutation.ts', ['--sample=10'], 'Not found: a chapter for --sample=10.'],
  ['coverage/coverage.ts', ['e2e/none.spec.ts'], 'Not found: e2e/none.spec.ts.'],
  ['faults/test-long.ts', ['none'], 'Usage: pnpm test:long'],
  ['write-migration.ts', ['Wrong-Name'], 'Usage: pnpm migration <verb_noun>'],
  ['../bench/main.ts', ['none'], 'Usage: pnpm bench search|'],
  ['../bench/main.ts', ['search', 'abc'], 'pnpm bench search cannot use abc;'],
  ['../bench/main.ts', ['web', 'http://localhost:9'], 'No portal answers at http://localhost:9.'],
])('scripts/%s %j', (script, args, sentence) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...args], {
    cwd: root,
    encoding: 'utf8',
  })

  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(sentence)
  expect(stderr.trim().split('\n')).toHaveLength(1)
})
