/** What a browser loads for a page of the built web client, in bytes as sent: scripts and styles gzipped. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

export type Sizes = { js: number; css: number }

/** A chunk's name without its hash and extension, `HomePage` for `HomePage-j-Qu1fyA.js`. */
const nameOf = (file: string) => file.slice(0, file.lastIndexOf('.')).replace(/-.{8}$/, '')

/** Reads the folder of a build (`apps/web/dist`). */
export function readBuild(dist: string) {
  const assets = join(dist, 'assets')
  const files = readdirSync(assets)
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = [...page.matchAll(/(?:src|href)="\/assets\/([^"]+)"/g)].map(([, file = '']) => file)

  function withImports(file: string, known: Set<string>) {
    if (known.has(file)) return
    known.add(file)
    const code = readFileSync(join(assets, file), 'utf8')
    for (const [, imported = ''] of code.matchAll(/(?:from|import)\s*["']\.\/([^"']+\.js)["']/g))
      withImports(imported, known)
  }

  const chunkOf = (name: string) => files.find((file) => file.endsWith('.js') && nameOf(file) === name)
  const gzipped = (file: string) => gzipSync(readFileSync(join(assets, file)), { level: 9 }).length
  const sum = (list: Iterable<string>) => [...list].reduce((total, file) => total + gzipped(file), 0)

  /** Everything a page's first visit loads: what the HTML names, the page's own chunk and all they import. */
  function scriptsOf(pageName: string): Set<string> {
    const scripts = new Set<string>()
    const chunk = chunkOf(pageName)
    if (!chunk) throw new Error(`The build has no page ${pageName}.`)
    const first = pageName === 'HomePage' ? named : named.filter((file) => /^(?:index|base)-/.test(file))
    for (const file of first.filter((one) => one.endsWith('.js'))) withImports(file, scripts)
    withImports(chunk, scripts)
    return scripts
  }

  return {
    pages: files.filter((file) => /Page-.{8}\.js$/.test(file)).map(nameOf),
    scriptsOf,
    sizesOf(pageName: string): Sizes {
      const scripts = scriptsOf(pageName)
      const chunks = new Set([...scripts].map(nameOf))
      const styles = files.filter(
        (file) => file.endsWith('.css') && (named.includes(file) || chunks.has(nameOf(file))),
      )
      return { js: sum(scripts), css: sum(styles) }
    },
    /** What a page loads beyond home, scripts only. */
    beyondHome(pageName: string): number {
      const home = scriptsOf('HomePage')
      return sum([...scriptsOf(pageName)].filter((file) => !home.has(file)))
    },
    /** The letters of German and of the makes; the other Latin ones are fetched only where a text has them. */
    fonts: files
      .filter((file) => file.endsWith('.woff2') && !file.includes('-latin-ext-'))
      .reduce((total, file) => total + statSync(join(assets, file)).size, 0),
  }
}
