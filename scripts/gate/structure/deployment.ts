/** Validates deployment files that are not executed here: YAML syntax and referenced paths. */
import { globSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse, parseAllDocuments } from 'yaml'
import { projectFiles, textOf } from './files.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

function yamlProblems(path: string): string[] {
  return parseAllDocuments(textOf(path), { uniqueKeys: true }).flatMap((document) =>
    document.errors.map(({ message }) => `${path}: ${message.split('\n')[0]}`),
  )
}

/** Paths that a Dockerfile copies from the repository and that do not exist. */
function copiedPaths(path: string): string[] {
  const copies = textOf(path).matchAll(/^COPY (?!--from)(?:--\S+ )*(.+) \S+$/gm)
  const missing = [...copies]
    .flatMap(([, sources = '']) => sources.split(' '))
    .filter((source) => globSync(source, { cwd: root }).length === 0)
  return missing.map((source) => `${path}: copies ${source}, which does not exist`)
}

/** Manifests of the workspace that an image with its dependencies does not copy: `pnpm install` would fail there. */
function missingManifests(path: string): string[] {
  const text = textOf(path)
  if (!text.includes('pnpm install')) return []
  const { packages } = parse(textOf('pnpm-workspace.yaml')) as { packages: string[] }
  return packages
    .flatMap((folder) => globSync(`${folder}/package.json`, { cwd: root }))
    .filter((manifest) => !text.includes(`COPY ${manifest} `))
    .map((manifest) => `${path}: does not copy ${manifest}`)
}

/** Package scripts that a workflow calls and that do not exist. */
function unknownScripts(path: string): string[] {
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: Record<string, string> }
  const calls = textOf(path).matchAll(/run: (?:npm|pnpm)(?: run)? ([\w:-]+)/g)
  const builtIn = ['ci', 'install', 'test', 'start', 'audit', 'sbom']
  return [...calls]
    .map(([, name = '']) => name)
    .filter((name) => !builtIn.includes(name) && !(name in scripts))
    .map((name) => `${path}: calls the package script ${name}, which does not exist`)
}

/** Actions not pinned by commit. They run with the rights of the release, and a tag can be moved. */
function movableActions(path: string): string[] {
  const used = [...textOf(path).matchAll(/uses: (\S+)(?: +# (v[\d.]+))?$/gm)]
  return used.flatMap(([, action = '', version]) =>
    /@[0-9a-f]{40}$/.test(action) && version
      ? []
      : [`${path}: ${action} is not pinned by commit with its version`],
  )
}

/** Images without a digest, except those listed in docs/releasing.md because their digest is not known. */
function movableImages(path: string): string[] {
  const named = textOf('docs/releasing.md')
  const images = [...textOf(path).matchAll(/(?:^FROM|\bimage:|\bimageName:) +([\w./-]+:[\w.-]+)(?!\S)/gm)]
  return images.flatMap(([, image = '']) =>
    named.includes(`\`${image}\``) ? [] : [`${path}: ${image} is not pinned by digest`],
  )
}

/** @returns one line per problem. */
export function deploymentProblems(): string[] {
  const files = projectFiles()
  return [
    ...files.filter((path) => /\.ya?ml$/.test(path)).flatMap(yamlProblems),
    ...files.filter((path) => /(^|\/)Dockerfile/.test(path)).flatMap(copiedPaths),
    ...files.filter((path) => /(^|\/)Dockerfile/.test(path)).flatMap(missingManifests),
    ...files.filter((path) => path.startsWith('.github/workflows/')).flatMap(unknownScripts),
    ...files.filter((path) => path.startsWith('.github/workflows/')).flatMap(movableActions),
    ...files
      .filter((path) => /(^|\/)Dockerfile|docker-compose|^infra\/kubernetes\//.test(path))
      .flatMap(movableImages),
  ]
}
