/**
 * `node scripts/release/image-packages.ts FOLDER`: deletes installed packages that production does not load, and fails if
 * more than 250 MB remain. For the image, after `pnpm install --prod`: pnpm also installs the dependencies of the
 * workspace root and the optional peers found there, which are those of development.
 */
import { existsSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const limitMB = 250
const root = process.argv[2] ?? '.'
const store = realpathSync(join(root, 'node_modules/.pnpm'))
const programs = ['apps/api', 'packages/contract', 'packages/domain', 'packages/languages']
/** Optional peers of the Prisma client, which only its generator uses. */
const peersOfDevelopment = new Set(['prisma', 'typescript'])
/** Query compilers of other databases, source maps and types. */
const unusedFile = /\.(?:cockroachdb|mysql|sqlite|sqlserver)\.|\.map$|\.d\.[cm]?ts$/

const entriesOf = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : []
const packagesIn = (folder: string) =>
  entriesOf(folder).flatMap((name) =>
    name.startsWith('@') ? entriesOf(join(folder, name)).map((scoped) => `${name}/${scoped}`) : name,
  )

/** The folders of the store that a `node_modules` leads to. A package's dependencies are links beside it. */
function collect(folder: string, reached: Set<string>) {
  for (const name of packagesIn(folder)) {
    const link = join(folder, name)
    if (peersOfDevelopment.has(name) || !existsSync(link)) continue
    const path = realpathSync(link)
    const beside = path.slice(0, -name.length - 1)
    if (!path.startsWith(store) || reached.has(beside)) continue
    reached.add(beside)
    collect(beside, reached)
  }
  return reached
}

const reached = new Set<string>()
for (const program of programs) collect(join(root, program, 'node_modules'), reached)
const kept = new Set([...reached].map((folder) => basename(dirname(folder))))
for (const name of readdirSync(store)) if (!kept.has(name)) rmSync(join(store, name), { recursive: true })

/** Deletes unused files below a folder. @returns the bytes of the others; links are not followed */
const trim = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true }).reduce((bytes, entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return bytes + trim(path)
    if (!entry.isFile()) return bytes
    if (!unusedFile.test(entry.name)) return bytes + statSync(path).size
    rmSync(path)
    return bytes
  }, 0)

const sizeMB = Math.round(trim(store) / 1e6)
console.log(`${kept.size} packages, ${sizeMB} MB`)
if (sizeMB > limitMB) {
  console.error(`The packages of the image have more than ${limitMB} MB.`)
  process.exitCode = 1
}
