/**
 * `pnpm test:mutants [files]`: changes the rules of `packages/domain` one by one and checks that a test notices. Without
 * files it judges those in which every mutant must be noticed; chapters (`buyer values`) or `all` of them are judged as
 * wholes, where 85 % must be, without the constants of modules, and written to `bench/results/mutants.md`. `--sample=10`
 * judges 10 % of the mutants of chapters, drawn by a hash (`sample.ts`), where all would take hours; `--sample=10-15` others.
 *
 * The program is installed in its own folder, from its own lockfile, because only this command needs it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { heading, publish, row } from '../../bench/report.ts'
import { rangeOf } from './sample.ts'
import { equivalents, strictFiles } from './strict.ts'

const folder = fileURLToPath(new URL('.', import.meta.url))
const domain = fileURLToPath(new URL('../../packages/domain', import.meta.url))
const reportPath = fileURLToPath(new URL('./.cache/report.json', import.meta.url))
/** The results of earlier runs; those of unchanged files and tests are kept. */
const allPath = fileURLToPath(new URL('./.cache/incremental.json', import.meta.url))
const resultPath = fileURLToPath(new URL('../../bench/results/mutants.md', import.meta.url))
const leastShare = 0.85

type Mutant = {
  mutatorName: string
  replacement?: string
  status: string
  location: { start: { line: number; column: number }; end: { line: number; column: number } }
}
type Report = { files: Record<string, { source: string; mutants: Mutant[] }> }

/** Runs a program with its output shown; ends this one with its exit code if it fails. */
function run(program: string, args: string[], cwd: string, env = process.env) {
  const { status } = spawnSync(program, args, { cwd, env, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** The text a mutant replaces, on one line. */
function original(source: string, { location: { start, end } }: Mutant): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  const text = lines.map((line, index) =>
    line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
  )
  return text.join(' ').replaceAll(/\s+/g, ' ')
}

const given = process.argv.slice(2)
/** The range of the mutants to judge, in percent, as `10` or `10-15`; undefined = all. */
const sample = given.map((word) => /^--sample=(.*)$/.exec(word)?.[1]).find((text) => text && rangeOf(text))
const named = sample === undefined ? given : given.filter((word) => !word.startsWith('--sample='))
const chapters = ['site', 'values', 'vehicles', 'buyer', 'search', 'accounts', 'sale', 'house']
const chosen = named[0] === 'all' ? chapters : chapters.filter((chapter) => named.includes(chapter))
const isWhole = chosen.length > 0
const unknown = named.filter(
  (name) => name !== 'all' && !chapters.includes(name) && !existsSync(`${domain}/${name}`),
)
if (sample !== undefined && !isWhole) unknown.push(`a chapter for --sample=${sample}`)
if (unknown.length > 0) {
  console.error(
    `Not found: ${unknown.join(' ')}. Usage: pnpm test:mutants [all, chapters (${chapters.join(' ')}), both also with --sample=PERCENT or --sample=FROM-TO, or files of packages/domain, for example src/sale/due.ts]`,
  )
  process.exit(1)
}

if (!existsSync(`${folder}node_modules/@stryker-mutator`))
  run(
    'pnpm',
    ['install', '--ignore-workspace', '--frozen-lockfile', '--config.auto-install-peers=false'],
    folder,
  )

// A test compares the attributes with the documentation, which it finds from its place in Stryker's copy of the package.
const docs = `${folder}.cache/docs`
mkdirSync(`${folder}.cache`, { recursive: true })
if (!existsSync(docs)) symlinkSync(fileURLToPath(new URL('../../docs', import.meta.url)), docs, 'junction')

const files = isWhole
  ? [...chosen.map((chapter) => `src/${chapter}/**/*.ts`), '!src/**/*.test.ts', '!src/**/*.d.ts']
  : named
const isOfChosen = (file: string) => chosen.some((chapter) => file.startsWith(`src/${chapter}/`))
const wanted = files.length > 0 ? files : strictFiles
const noticed = new Set(['Killed', 'Timeout', 'RuntimeError'])
const outsideSample = 'CompileError'

/**
 * Deletes earlier results of files that are judged again. Stryker would keep the result of a mutant outside of functions,
 * whose tests it does not know, so survivors are deleted. Before a sample all results are deleted; otherwise those of
 * mutants outside of the sample would be counted with it.
 */
function forgetEarlier() {
  if (!existsSync(allPath)) return
  const known = JSON.parse(readFileSync(allPath, 'utf8')) as Report
  const isJudged = (file: string) => (isWhole ? isOfChosen(file) : wanted.includes(file))
  for (const [file, result] of Object.entries(known.files))
    if (isJudged(file))
      result.mutants = sample ? [] : result.mutants.filter(({ status }) => noticed.has(status))
  writeFileSync(allPath, JSON.stringify(known))
}

const stryker = `${folder}node_modules/@stryker-mutator/core/bin/stryker.js`
forgetEarlier()
// A mutant of a module's constants needs every test anew, which would take 97 % of the time of a chapter.
const onlyFunctions = isWhole ? ['--ignoreStatic'] : []
run(
  process.execPath,
  [stryker, 'run', `${folder}stryker.config.mjs`, '--mutate', wanted.join(','), ...onlyFunctions],
  domain,
  { ...process.env, ...(sample && { MUTANTS_SAMPLE: sample }) },
)

function judgedIn(path: string) {
  const report = JSON.parse(readFileSync(path, 'utf8')) as Report
  return Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status !== 'Ignored')
      .map((mutant) => ({
        file,
        line: mutant.location.start.line,
        change: `${original(source, mutant)} -> ${mutant.replacement?.replaceAll(/\s+/g, ' ') ?? mutant.mutatorName}`,
        isNoticed: noticed.has(mutant.status),
        isDrawn: mutant.status !== outsideSample,
      })),
  )
}

// The report also has the earlier results of other files.
const found = judgedIn(reportPath).filter(({ file }) => !isWhole || isOfChosen(file))
const judged = found.filter(({ isDrawn }) => isDrawn)
const survivors = judged.filter(({ isNoticed }) => !isNoticed)
const isExplained = ({ file, change }: { file: string; change: string }) =>
  equivalents.some(([at, text]) => at === file && text === change)
const unexplained = survivors.filter(
  (survivor) => strictFiles.includes(survivor.file) && !isExplained(survivor),
)
for (const { file, line, change } of isWhole ? survivors : unexplained)
  console.log(`${file}:${line}  ${change}`)

/** A chapter with the share of its mutants that a test notices, those without a change of behaviour aside. */
function chapterRow(chapter: string) {
  const isOfChapter = ({ file }: { file: string }) => file.startsWith(`src/${chapter}/`)
  const all = judged.filter(isOfChapter)
  const survived = all.filter(({ isNoticed }) => !isNoticed)
  const equal = survived.filter(isExplained).length
  const counted = all.length - equal
  const share = counted === 0 ? 1 : (all.length - survived.length) / counted
  const existing = found.filter(isOfChapter).length
  const mutants = existing === all.length ? all.length : `${all.length} of ${existing} (${sample} %)`
  return { chapter, mutants, survived: survived.length, equal, share }
}

if (isWhole) {
  const rows = chosen.map(chapterRow)
  // Rows of chapters that are not judged now stay as they were.
  const before = existsSync(resultPath) ? readFileSync(resultPath, 'utf8').split('\n') : []
  const rowOf = (chapter: string) => {
    const judgedNow = rows.find((one) => one.chapter === chapter)
    if (!judgedNow) return before.filter((line) => line.startsWith(`| ${chapter} |`))
    const { mutants, survived, equal, share } = judgedNow
    return [row(chapter, mutants, survived, equal, `${(100 * share).toFixed(1)} %`)]
  }
  await publish('mutants', 'Mutants of packages/domain', [
    'Each mutant is one change of a rule in a function; the tests of the package alone judge it. Equal mutants behave as the original and have their reason in `scripts/mutation/strict.ts`. Goal: 85 % of a chapter; in the files of that list all. "100 of 1000 (10-20 %)" is a random sample, judged before tests were written for what it left; `--sample=10-20` draws it again.',
    '',
    ...heading('chapter', 'mutants', 'survived', 'of these equal', 'noticed'),
    ...chapters.flatMap(rowOf),
  ])
  if (rows.some(({ share }) => share < leastShare)) process.exitCode = 1
}
console.log(
  `${judged.length} mutants, ${survivors.length} survived; ${unexplained.length} survivors in strict files have no explanation`,
)
if (unexplained.length > 0) process.exitCode = 1
