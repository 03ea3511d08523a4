/** APIs that may be used in one place only: settings, storage, fetch, the clock. */
import { chapterPattern } from './chapters.ts'
import type { SourceFile } from './files.ts'

type Rule = { what: RegExp; name: string; within: RegExp; home: RegExp }

const rules: Rule[] = [
  {
    name: 'process.env',
    what: /\bprocess\.env\b/,
    within: /^(apps|packages)\//,
    home: /^apps\/api\/src\/env\.ts$|vite\.config\.ts$/,
  },
  {
    name: 'import.meta.env',
    what: /\bimport\.meta\.env\b/,
    within: /^apps\/web\//,
    home: /^apps\/web\/src\/env\.ts$/,
  },
  {
    name: 'localStorage and sessionStorage',
    what: /\b(?:local|session)Storage\b/,
    within: /^apps\/web\//,
    home: /^apps\/web\/src\/storage\.ts$/,
  },
  {
    name: 'fetch',
    what: /(?<![.\w])fetch\(/,
    within: /^apps\/web\/src\//,
    home: /^apps\/web\/src\/api\.ts$/,
  },
  {
    name: 'new Date() without argument',
    what: /\bnew Date\(\)|\bDate\.now\(\)/,
    within: /^(apps\/api|packages)\//,
    home: /^apps\/api\/src\/plugins\/clock\.ts$/,
  },
  {
    name: 'an effect',
    what: /\buse(?:Layout)?Effect\(/,
    within: new RegExp(`^apps/web/src/${chapterPattern}/`),
    home: /^$/,
  },
]

const isTest = (path: string) => /\.(test|spec)\.tsx?$|\/testing\//.test(path)
const withoutComments = (text: string) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (found) => found.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/(?<!:)\/\/.*$/gm, '')

/** @returns one line per use elsewhere. */
export function restrictedUses(files: SourceFile[]): string[] {
  return files
    .filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) => {
      const code = withoutComments(text).split('\n')
      const broken = rules.filter(({ within, home }) => within.test(path) && !home.test(path))
      return broken.flatMap(({ what, name, home }) => {
        const line = code.findIndex((content) => what.test(content))
        const place = home.source === '^$' ? 'the shell or ui/' : home.source.replaceAll(/[\^$\\]/g, '')
        return line < 0 ? [] : [`${path}:${line + 1}: ${name} belongs in ${place}`]
      })
    })
}
