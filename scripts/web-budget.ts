/** Ends with 1 when the first load of the built web client has grown beyond its limits. */
import { webDist } from './web-build.ts'
import { readBuild } from './web-sizes.ts'

const kilobyte = 1024
const build = readBuild(webDist)
const { js, css } = build.sizesOf('HomePage')

const figures = [
  ['scripts of the first load', js, 150],
  ['styles of the first load', css, 20],
  ['fonts', build.fonts, 60],
] as const
for (const [what, bytes, limit] of figures) {
  const isOver = bytes > limit * kilobyte
  if (isOver) process.exitCode = 1
  console.log(`${isOver ? '✘' : '✔'} ${what}: ${(bytes / kilobyte).toFixed(1)} of ${limit} KB`)
}
