/** What the documents name exists: their links, the scripts of package.json, the benches and the operator's commands. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
const documents = ['*.md', 'docs/**/*.md', 'data/*.md', '{apps,packages}/*/src/*/README.md']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((path) => ({ path, text: read(path) }))

/** What a pattern finds in all documents, as `document: found`. */
const named = (pattern: RegExp) =>
  documents.flatMap(({ path, text }) =>
    [...text.matchAll(pattern)].map(([, found = '']) => ({ path, found, text: `${path}: ${found}` })),
  )

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
    .replaceAll(' ', '-')
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading))

test('every link leads to a file, and to a heading of it', () => {
  const dead = named(/\]\(([^)\s]+)\)/g).filter(({ path, found }) => {
    if (/^https?:/.test(found)) return false
    const [file = '', anchor = ''] = found.split('#')
    const target = file === '' ? path : join(dirname(path), file)
    if (!existsSync(join(root, target))) return true
    return anchor !== '' && !anchorsOf(read(target)).includes(anchor)
  })

  expect(documents.length).toBeGreaterThan(50)
  expect(dead.map(({ text }) => text)).toEqual([])
})

test('every `pnpm` and `npm` command is one of package.json or of the package manager', () => {
  const scripts: Record<string, string> = JSON.parse(read('package.json')).scripts
  const known = [...Object.keys(scripts), 'install', 'add', '--filter']
  const commands = named(/(?:`|^)(?:\w+=\S+ )?p?npm (?:run )?([\w:-]+)/gm)

  expect(commands.length).toBeGreaterThan(50)
  expect(commands.filter(({ found }) => !known.includes(found)).map(({ text }) => text)).toEqual([])
})

test('every bench and every command of the operator that is named exists', () => {
  const benches = read('bench/main.ts')
  const missing = named(/(?:`|^)pnpm bench ([\w-]+)/gm).filter(
    ({ found }) => !new RegExp(`^ {2}'?${found}'?: \\{`, 'm').test(benches),
  )
  const sources = globSync('apps/api/src/{operator/portal,*/*/cli}.ts', { cwd: root }).map(read).join('\n')
  const words = [...sources.matchAll(/\.command\(\s*'([\w-]+)/g)].map(([, word]) => word)
  const unknown = named(/(?:`|^)pnpm portal ([a-z][\w-]*)/gm).filter(({ found }) => !words.includes(found))

  expect([...missing, ...unknown].map(({ text }) => text)).toEqual([])
})

test('every file that a document names by its path from the root exists', () => {
  const paths = named(/`((?:apps|packages|scripts|infra|prisma|e2e|bench|docs|data)\/[\w./-]+\.\w+)`/g)

  expect(paths.length).toBeGreaterThan(100)
  expect(paths.filter(({ found }) => !existsSync(join(root, found))).map(({ text }) => text)).toEqual([])
})
