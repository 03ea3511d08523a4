/** Checks file names: a closed list of words per feature folder, and one spelling. */
import { basename } from 'node:path'
import { chapterPattern, chapters } from './chapters.ts'

const apiWords = ['routes', 'queries', 'commands', 'view', 'where', 'cache', 'mail', 'jobs', 'parse', 'cli']
const webWords = ['queries', 'form', 'facts', 'track']
/** The folders of the stock in memory, described in CONTRIBUTING. */
const stockFolders = ['memory', 'query', 'sync', 'market', 'write', 'takeover']
/** Large features with file names of their own. */
const ownWords = [
  'results',
  'criteria',
  'dealer-imports',
  'stock-import',
  'stock-jobs',
  'stock-sources',
  'demo-stock',
  'detail-search',
  'files',
  'photos',
  'condition-record',
  'vat-checks',
  'yard-hand-over',
]

const kebab = /^[a-z0-9]+(-[a-z0-9]+)*$/
const pascal = /^[A-Z][A-Za-z0-9]*$/
const refusedFolders = /(^|\/)(utils?|helpers?|services?|repositories|types|hooks|common|shared|lib)\//

const isTest = (name: string) => /\.(test|spec)\.tsx?$/.test(name)
const stem = (name: string) => name.split('.')[0] ?? name

/** @returns the feature a file belongs to, and its name in the feature's folder */
function featureOf(app: 'api' | 'web', path: string): { feature: string; name: string } | undefined {
  const found = new RegExp(`^apps/${app}/src/${chapterPattern}/([^/]+)/(.+)$`).exec(path)
  return found?.[1] && found[2] ? { feature: found[1], name: found[2] } : undefined
}

/** What may be beside the chapters, where everything else belongs to one. */
const besideChapters = [
  /^packages\/contract\/src\/(?:endpoint|problem|rows)\.ts$/,
  /^packages\/domain\/src\/(?:values|testing)\//,
]

function chapterProblem(path: string): string | undefined {
  const inside = new RegExp(`^packages/(?:contract|domain)/src/(?!${chapterPattern}/)`)
  if (!inside.test(path) || besideChapters.some((place) => place.test(path))) return undefined
  return `a file of contract and domain is in a chapter: ${chapters.join(', ')}`
}

function featureProblem(path: string): string | undefined {
  const api = featureOf('api', path)
  if (api) {
    const { feature, name } = api
    if (name.includes('/')) return 'a feature folder has no folders'
    if (!name.endsWith('.ts') || isTest(name) || ownWords.includes(feature)) return undefined
    return apiWords.includes(stem(name))
      ? undefined
      : `a file of an API feature is one of ${apiWords.join(', ')}`
  }
  const web = featureOf('web', path)
  if (web) {
    const { feature, name } = web
    if (!name.endsWith('.ts') || isTest(name) || ownWords.includes(feature)) return undefined
    return webWords.includes(stem(name))
      ? undefined
      : `a file of a web feature is a component or ${webWords.join(', ')}`
  }
  return undefined
}

function stockProblem(path: string): string | undefined {
  const folder = /^apps\/api\/src\/stock\/(.+)\/[^/]+$/.exec(path)?.[1]
  return folder === undefined || stockFolders.includes(folder)
    ? undefined
    : `a folder of the stock is one of ${stockFolders.join(', ')}`
}

function nameProblem(path: string): string | undefined {
  if (!/\.(ts|tsx|mts|mjs|css)$/.test(path)) return undefined
  const name = stem(basename(path).replace(/^\./, ''))
  if (path.endsWith('.tsx')) {
    const isEntry = /^apps\/web\/src\/(main|routes)\.tsx$/.test(path)
    return pascal.test(name) || isEntry || isTest(path) ? undefined : 'a component file is PascalCase'
  }
  return kebab.test(name) ? undefined : 'a file name is kebab-case'
}

/** @returns one line per file that does not fit. */
export function vocabularyProblems(paths: string[]): string[] {
  return paths.flatMap((path) => {
    const folder =
      refusedFolders.test(path) && /^(apps|packages)\//.test(path)
        ? 'a folder is named after its noun'
        : undefined
    const barrel = /^(apps|packages)\/.*\/index\.tsx?$/.test(path) ? 'no barrels' : undefined
    return [folder, barrel, chapterProblem(path), featureProblem(path), stockProblem(path), nameProblem(path)]
      .filter((problem) => problem !== undefined)
      .map((problem) => `${path}: ${problem}`)
  })
}
