import { readdir, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const packageFile = createRequire(import.meta.url).resolve('pdfjs-dist/package.json')
const folder = dirname(packageFile)
const needed = { standard_fonts: /^LICENSE|\.(?:pfb|ttf)$/, wasm: /^LICENSE|_nowasm_fallback\.js$/ }

async function version(): Promise<string> {
  return JSON.parse(await readFile(packageFile, 'utf8')).version
}

/**
 * The files pdf.js loads by name while it draws a page, with their licences: fonts a PDF does not contain, and decoders
 * of scanned pictures (JBIG2, JPEG 2000) that work without WebAssembly. Their folder has the version of pdf.js in its
 * name, so that they can be cached like files with a hash.
 */
export const pdfFiles = (): Plugin => ({
  name: 'pdf-files',
  async generateBundle() {
    for (const [part, pattern] of Object.entries(needed))
      for (const name of await readdir(join(folder, part)))
        if (pattern.test(name))
          this.emitFile({
            type: 'asset',
            fileName: `assets/pdfjs-${await version()}/${name}`,
            source: await readFile(join(folder, part, name)),
          })
  },
  async configureServer(server) {
    const base = `/assets/pdfjs-${await version()}/`
    server.middlewares.use((request, _reply, next) => {
      const name = request.url?.startsWith(base) ? request.url.slice(base.length) : ''
      const part = Object.entries(needed).find(([, pattern]) => pattern.test(name))?.[0]
      if (part) request.url = `/@fs${folder}/${part}/${name}`
      next()
    })
  },
})
