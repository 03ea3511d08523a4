/** The sizes of the built web client in bytes as sent: scripts, styles and the HTML page gzipped. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type Sizes = { js: number; css: number }

/** A chunk's name without its hash and extension, `HomePage` for `HomePage-j-Qu1fyA.js`. */
const chunkName = (file: string) => file.slice(0, file.lastIndexOf('.')).replace(/-.{8}$/, '')

const gzipped = (content: string | Buffer) => gzipSync(content, { level: 9 }).length
const one = (text: string, pattern: RegExp) => pattern.exec(text)?.[1] ?? ''

const houseRoutes = readFileSync(new URL('../../apps/web/src/house-routes.ts', import.meta.url), 'utf8')

/**
 * What a page's scripts may add to those of home, in KB gzipped. The house's pages have a higher limit: they are mostly
 * loaded from the cache, and their tables and lists need a component library.
 */
export const pageLimitKb = (page: string) => (houseRoutes.includes(`/${page}.tsx'`) ? 120 : 40)

/** Reads the folder of a build (`scripts/start/web-build.ts`). */
export function readBuild(dist: string) {
  const assets = join(dist, 'assets')
  const files = readdirSync(assets)
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const entry = one(page, /"entry":"\/assets\/([^"]+)"/)
  const bootScript = one(page, /<script>([\s\S]*?)<\/script>/)
  const ownStyles = one(page, /<style>([\s\S]*?)<\/style>/)
  /** The style sheets whose text the page contains. */
  const carried = one(page, /"styles":\[([^\]]*)\]/)
  if (!entry || !bootScript || !ownStyles)
    throw new Error('The built page has no entry, boot script or styles.')

  function withImports(file: string, known: Set<string>) {
    if (known.has(file)) return
    known.add(file)
    const code = readFileSync(join(assets, file), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      withImports(imported, known)
  }

  const chunkOf = (name: string) => files.find((file) => file.endsWith('.js') && chunkName(file) === name)
  const sum = (list: Iterable<string>) =>
    [...list].reduce((total, file) => total + gzipped(readFileSync(join(assets, file))), 0)

  /** All files of a page's first visit: the entry, the page's chunk and their imports. */
  function scriptsOf(pageName: string): Set<string> {
    const scripts = new Set<string>()
    const chunk = chunkOf(pageName)
    if (!chunk) throw new Error(`The build has no page ${pageName}.`)
    withImports(entry, scripts)
    withImports(chunk, scripts)
    return scripts
  }

  return {
    pages: files.filter((file) => /Page-.{8}\.js$/.test(file)).map(chunkName),
    /** The HTML page with its inline styles and first screens. */
    html: gzipped(page),
    boot: gzipped(bootScript),
    sizesOf(pageName: string): Sizes {
      const scripts = scriptsOf(pageName)
      const chunks = new Set([...scripts].map(chunkName))
      const styles = files.filter(
        (file) => file.endsWith('.css') && !carried.includes(file) && chunks.has(chunkName(file)),
      )
      return { js: sum(scripts) + gzipped(bootScript), css: sum(styles) + gzipped(ownStyles) }
    },
    /** The scripts a page loads in addition to home. */
    beyondHome(pageName: string): number {
      const home = scriptsOf('HomePage')
      return sum([...scriptsOf(pageName)].filter((file) => !home.has(file)))
    },
    /** Fonts for German and the makes; those for other Latin characters are loaded only when a text contains them. */
    fonts: files
      .filter((file) => file.endsWith('.woff2') && !file.includes('-latin-ext-'))
      .reduce((total, file) => total + statSync(join(assets, file)).size, 0),
  }
}
