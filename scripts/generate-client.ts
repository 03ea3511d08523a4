/**
 * `prisma generate` without the parts of the Prisma command that generating does not use. They are not installed
 * (`overrides` in `pnpm-workspace.yaml`), but the command loads them before it reads its arguments.
 */
import { createRequire, registerHooks } from 'node:module'

const notInstalled = /^@prisma\/(dev|studio-core)(\/|$)/
const nothing = 'nothing:'

registerHooks({
  resolve: (specifier, context, next) =>
    notInstalled.test(specifier)
      ? { url: nothing, format: 'commonjs', shortCircuit: true }
      : next(specifier, context),
  load: (url, context, next) =>
    url === nothing
      ? { format: 'commonjs', source: 'module.exports = {}', shortCircuit: true }
      : next(url, context),
})

process.argv.push('generate')
createRequire(import.meta.url)('prisma/build/index.js')
