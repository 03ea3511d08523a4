import { expect, test } from 'vitest'
import { withOnePath } from './icon-paths.ts'

const icon = (nodes: string) =>
  `import create from '../create.mjs'\n\nconst __iconNode = ${nodes};\nconst Icon = create(__iconNode);`

test('an icon of several paths becomes one path with the same strokes', () => {
  const several = icon(
    '[["path", { "d": "M4 19l4 -14", "key": "svg-0" }], ["path", { "d": "M16 5l4 14", "key": "svg-1" }]]',
  )
  expect(withOnePath(several)).toBe(icon('[["path",{"d":"M4 19l4 -14M16 5l4 14","key":"svg-0"}]]'))
})

test.each([
  ['a single path', '[["path", { "d": "M4 19l4 -14", "key": "svg-0" }]]'],
  [
    'another shape',
    '[["path", { "d": "M4 19l4 -14", "key": "svg-0" }], ["circle", { "cx": "4", "key": "svg-1" }]]',
  ],
  [
    'a filled part',
    '[["path", { "d": "M1 1", "key": "a" }], ["path", { "d": "M2 2", "fill": "none", "key": "b" }]]',
  ],
  ['a relative beginning', '[["path", { "d": "M1 1", "key": "a" }], ["path", { "d": "m2 2", "key": "b" }]]'],
])('an icon with %s stays as it is', (_, nodes) => {
  expect(withOnePath(icon(nodes))).toBe(icon(nodes))
})

test('an icon written in another way fails the build', () => {
  expect(() => withOnePath('export default create("road")')).toThrow('has changed')
})
