import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Wire = { method: string; url: string; config: { changesState?: boolean } }

const isEndpoint = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'config' in value

const mark = '?wire'

/** The endpoints of a contract module as `call()` needs them; everything else comes from the module itself. */
async function wireModule(file: string): Promise<string> {
  const contract: Record<string, unknown> = await import(pathToFileURL(file).href)
  const endpoints = Object.entries(contract).flatMap(([name, value]) => {
    if (!isEndpoint(value)) return []
    const { method, url, config } = value
    const wire = { method, url, config: { changesState: config.changesState }, schema: {} }
    return [`export const ${name} = ${JSON.stringify(wire)}`]
  })
  return [`export * from ${JSON.stringify(file)}`, ...endpoints].join('\n')
}

/**
 * Leaves the schemas of the contract out of the built client where nothing reads them. An endpoint is one object with
 * its schemas, so calling it would bring zod (28 KB) into every page; only a file that reads `.schema`, as forms do,
 * gets the whole object. The address and method still come from the contract itself, at build time.
 */
export function wireContract(): Plugin {
  return {
    name: 'wire-contract',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('@portal/contract/') || !importer?.includes('/apps/web/src/')) return
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      if (!resolved) return
      const isCalledOnly = !readFileSync(importer, 'utf8').includes('.schema')
      return isCalledOnly ? resolved.id + mark : resolved.id
    },
    load(id) {
      if (id.endsWith(mark)) return wireModule(id.slice(0, -mark.length))
    },
  }
}
