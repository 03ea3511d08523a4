/** Validates deployment files that are not executed here: YAML syntax and referenced paths. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseAllDocuments } from 'yaml'
import { projectFiles, textOf } from './files.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

function yamlProblems(path: string): string[] {
  return parseAllDocuments(textOf(path), { uniqueKeys: true }).flatMap((document) =>
    document.errors.map(({ message }) => `${path}: ${message.split('\n')[0]}`),
  )
}

/** Paths that a Dockerfile copies from the repository. */
function copiedPaths(path: string): string[] {
  const copies = textOf(path).matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)
  const missing = [...copies]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter((source) => !existsSync(root + source))
  return missing.map((source) => `${path}: copies ${source}, which does not exist`)
}

/** Package scripts a workflow calls; workflows must not contain logic of their own. */
function unknownScripts(path: string): string[] {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const calls = textOf(path).matchAll(/run: (?:npm|pnpm)(?: run)? ([\w:-]+)/g)
  const builtIn = ['ci', 'install', 'test', 'start', 'audit', 'sbom']
  return [...calls]
    .map(([, name = '']) => name)
    .filter((name) => !builtIn.includes(name) && !(name in scripts))
    .map((name) => `${path}: calls the package script ${name}, which does not exist`)
}

/** @returns one line per problem. */
export function deploymentProblems(): string[] {
  const files = projectFiles()
  return [
    ...files.filter((path) => /\.ya?ml$/.test(path)).flatMap(yamlProblems),
    ...files.filter((path) => /(^|\/)Dockerfile/.test(path)).flatMap(copiedPaths),
    ...files.filter((path) => path.startsWith('.github/workflows/')).flatMap(unknownScripts),
  ]
}
