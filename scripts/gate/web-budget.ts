/** Exits with 1 when the built web client exceeds its limits: the first load of home, or the size a page adds. */
import { readFile } from 'node:fs/promises'
import { buildWeb } from '../start/web-build.ts'
import { readBuild } from './web-sizes.ts'

const kilobyte = 1024

/** The house's pages are opened all day from the cache, and their tables and lists need a component library. */
const houseRoutes = await readFile(new URL('../../apps/web/src/house-routes.ts', import.meta.url), 'utf8')
const limitOf = (page: string) => (houseRoutes.includes(`/${page}.tsx'`) ? 120 : 40)

const build = readBuild(await buildWeb())
const { js, css } = build.sizesOf('HomePage')

const figures: (readonly [what: string, bytes: number, limit: number])[] = [
  ['scripts of the first load', js, 150],
  ['styles of the first load', css, 20],
  ['fonts', build.fonts, 60],
  ['the page itself', build.html, 24],
  ...build.pages
    .filter((page) => page !== 'HomePage')
    .map((page) => [`scripts ${page} adds`, build.beyondHome(page), limitOf(page)] as const),
]
for (const [what, bytes, limit] of figures) {
  const isOver = bytes > limit * kilobyte
  if (isOver) process.exitCode = 1
  console.log(`${isOver ? '✘' : '✔'} ${what}: ${(bytes / kilobyte).toFixed(1)} of ${limit} KB`)
}
