import type { Plugin } from 'vite'

const left = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/

/**
 * Leaves the way from a schema to its JSON Schema (5 KB) out of the client, where nothing asks for it. Every schema of
 * zod carries it as a method, so no bundler can tell.
 */
export const withoutJsonSchema = (): Plugin => ({
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: left },
    handler(code) {
      const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => name)
      if (names.length === 0) throw new Error('zod has changed how it makes JSON Schema')
      return `${names.map((name) => `export const ${name} = () => undefined`).join('\n')}\n`
    },
  },
})
