import type { Plugin } from 'vite'

const left = /[\\/]zod[\\/]v4[\\/]core[\\/](?:to-json-schema|json-schema-processors)\.js$/

/**
 * Removes the JSON Schema conversion of zod (5 KB) from the client, which never uses it. Every zod schema refers to it
 * as a method, so tree shaking cannot remove it.
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
