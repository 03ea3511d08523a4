import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

type Wire = { method: string; url: string; config: { changesState?: boolean } }

const isEndpoint = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'config' in value

const mark = '?wire'

/**
 * A contract module with its endpoints reduced to method, address and config; all other exports are re-exported
 * unchanged.
 */
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
 * Removes contract schemas from the client bundle where they are unused. An endpoint object includes its schemas, so
 * importing it adds zod (28 KB) to every page. Only files that mention `.schema`, as forms do, get the full endpoint.
 * Address and method are still read from the contract at build time.
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
      // Without this, a module counts as having side effects if this resolution comes before the bundler's own, and
      // chunks that use none of its exports import it nevertheless.
      return { id: isCalledOnly ? resolved.id + mark : resolved.id, moduleSideEffects: false }
    },
    load(id) {
      if (id.endsWith(mark)) return wireModule(id.slice(0, -mark.length))
    },
  }
}
