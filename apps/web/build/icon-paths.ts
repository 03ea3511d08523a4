import type { Plugin } from 'vite'
import { z } from 'zod'

const file = /[\\/]icons-react[\\/]dist[\\/]esm[\\/]icons[\\/]Icon\w+\.mjs$/
const [before, end] = ['const __iconNode = ', ']];']
const Paths = z.array(
  z.tuple([z.literal('path'), z.strictObject({ d: z.string().startsWith('M'), key: z.string() })]),
)

/** The code of an icon that is drawn by one path instead of several; unchanged where it has other shapes. */
export function withOnePath(code: string): string {
  const from = code.indexOf(before) + before.length
  const to = code.indexOf(end, from)
  if (from < before.length || to < 0) throw new Error('The icon package has changed how it writes icons')
  const text = code.slice(from, to + end.length - 1)
  const { data } = Paths.safeParse(JSON.parse(text))
  return data && data.length > 1
    ? code.replace(text, JSON.stringify([['path', { d: data.map(([, { d }]) => d).join(''), key: 'svg-0' }]]))
    : code
}

/** Draws each icon by one element, which looks the same: a page of results has several hundred elements less. */
export const iconPaths = (): Plugin => ({
  name: 'icon-paths',
  apply: 'build',
  transform: { filter: { id: file }, handler: withOnePath },
})
