import type { Plugin } from 'vite'

type Imports = ReadonlyMap<string, readonly string[]>

/** @returns the files of a cycle of imports, the first also as the last; empty if there is none */
export function cycleIn(imports: Imports): readonly string[] {
  const finished = new Set<string>()
  const visit = (file: string, path: readonly string[]): readonly string[] => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (finished.has(file)) return []
    for (const imported of imports.get(file) ?? []) {
      const cycle = visit(imported, [...path, file])
      if (cycle.length > 0) return cycle
    }
    finished.add(file)
    return []
  }
  for (const file of imports.keys()) {
    const cycle = visit(file, [])
    if (cycle.length > 0) return cycle
  }
  return []
}

/**
 * Refuses files that import each other. Their modules need not: two modules without a cycle suffice when the groups
 * (`chunks.ts`) distribute others between their files. The browser then runs one file before what it uses is defined,
 * and the portal stays empty.
 */
export const noChunkCycles = (): Plugin => ({
  name: 'no-chunk-cycles',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const cycle = cycleIn(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])))
    if (cycle.length > 0)
      this.error(`These files import each other; build/chunk-modules.ts groups them: ${cycle.join(' -> ')}`)
  },
})
