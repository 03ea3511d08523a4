/** Exits with 1 when the built web client exceeds its limits: the first load of home, or the size a page adds. */
import { buildWeb } from '../start/web-build.ts'
import { pageLimitKb, readBuild } from './web-sizes.ts'

const kilobyte = 1024

const build = readBuild(await buildWeb())
const { js, css } = build.sizesOf('HomePage')

const figures: (readonly [what: string, bytes: number, limit: number])[] = [
  ['scripts of the first load', js, 150],
  ['styles of the first load', css, 20],
  ['fonts', build.fonts, 60],
  ['the page itself', build.html, 24],
  ...build.pages
    .filter((page) => page !== 'HomePage')
    .map((page) => [`scripts ${page} adds`, build.beyondHome(page), pageLimitKb(page)] as const),
]
for (const [what, bytes, limit] of figures) {
  const isOver = bytes > limit * kilobyte
  if (isOver) process.exitCode = 1
  console.log(`${isOver ? '✘' : '✔'} ${what}: ${(bytes / kilobyte).toFixed(1)} of ${limit} KB`)
}
