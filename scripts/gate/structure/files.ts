/** Tracked and addable files, as paths relative to the root. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))

export type SourceFile = { path: string; text: string; lines: number }

export function projectFiles(): string[] {
  const list = execFileSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'],
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  const deleted = execFileSync('git', ['ls-files', '-z', '--deleted'], { cwd: root, encoding: 'utf8' }).split(
    '\0',
  )
  return list.split('\0').filter((path) => path !== '' && !deleted.includes(path))
}

export const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8')

/** Every source file with its text. */
export function sourceFiles(): SourceFile[] {
  const paths = projectFiles().filter(
    (path) => /\.(ts|tsx|mts|mjs|css)$/.test(path) && !path.endsWith('.d.mts'),
  )
  return paths.map((path) => {
    const text = textOf(path)
    return { path, text, lines: text.trimEnd().split('\n').length }
  })
}
