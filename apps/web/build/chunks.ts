/** Groups modules into the files the browser loads. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  attributes,
  base,
  controls,
  details,
  dialogs,
  firstCalls,
  firstIcons,
  lists,
  shared,
} from './chunk-modules.ts'

type ModulesByFolder = Readonly<Record<string, string>>

const root = fileURLToPath(new URL('../../..', import.meta.url))
const posix = (path: string) => path.replaceAll('\\', '/')

/** @returns the absolute path. A missing module fails the build: a moved file would change the bundles silently. */
function existing(path: string): string {
  const absolute = join(root, path)
  if (!existsSync(absolute)) throw new Error(`apps/web/build names ${path}, which does not exist`)
  return posix(absolute)
}

const pathsOf = (modules: ModulesByFolder) =>
  Object.entries(modules).flatMap(([folder, names]) =>
    names.split(' ').map((name) => existing(`${folder}/${name}`)),
  )

const oneOf = (...groups: readonly ModulesByFolder[]) => {
  const paths = new Set(groups.flatMap(pathsOf))
  return (id: string) => paths.has(posix(id))
}

const dependency = (...names: string[]) => {
  const pattern = new RegExp(`node_modules/(?:${names.join('|')})/`)
  return (id: string) => pattern.test(posix(id))
}

const contract = 'packages/contract/src'
const isFirst = oneOf(firstCalls)
/** Addresses without schemas (`wire-contract.ts`). */
const isAddress = (id: string) => posix(id).startsWith(posix(join(root, contract))) && id.endsWith('.ts?wire')
const isFirstAddress = (id: string) => isAddress(id) && isFirst(id.replace('?wire', ''))
const houseCalls = existing(`${contract}/house/`)
const saleCalls = existing(`${contract}/sale/`)
const isOf = (folder: string) => (id: string) => posix(id).startsWith(folder)
const dismissedCars = `${existing(`${contract}/vehicles/dismissed-cars.ts`)}?wire`

const isShared = oneOf(shared)
const isList = oneOf(lists)
const isBase = oneOf(base)

/** Few pages use these: drag and drop, a PDF reader, QR codes, a pad for signatures, fields for names and files. */
const rareControls = oneOf({
  'apps/web/src/ui':
    'CodeScanner.tsx FileField.tsx NameFields.tsx PdfViewer.tsx QrCode.tsx SignaturePad.tsx SortableGrid.tsx file-field.css pdf-viewer.css pdf.ts qr-frames.ts qr-reader.ts',
})
const controlsFolder = existing('apps/web/src/ui/')
const isControl = (id: string) => posix(id).startsWith(controlsFolder) && !rareControls(id)

const isReact = dependency('react', 'react-dom', 'scheduler')
const isFramework = dependency('react-router', '@tanstack')
/** No part of home makes a changing number of queries. */
const queriesInParallel = /\/(?:queriesObserver|useQueries)\.js$/

const firstIcon = new RegExp(`icons-react/.*/Icon(?:${firstIcons.join('|')})[.]`)

export const chunkGroups = [
  // Dependencies change rarely, so their files keep their hash across releases. Separate files also split the script
  // run into several tasks.
  { name: 'react', priority: 4, test: (id: string) => isReact(id) || id.includes('rolldown/runtime') },
  {
    name: 'framework',
    priority: 3,
    test: (id: string) => isFramework(id) && !queriesInParallel.test(posix(id)),
  },
  { name: 'controls', priority: 3, includeDependenciesRecursively: false, test: oneOf(controls) },
  { name: 'attributes', priority: 2, includeDependenciesRecursively: false, test: oneOf(attributes) },
  {
    name: 'lists',
    priority: 2,
    includeDependenciesRecursively: false,
    test: (id: string) => isList(id) || posix(id) === dismissedCars,
  },
  { name: 'details', priority: 2, includeDependenciesRecursively: false, test: oneOf(details) },
  { name: 'dialogs', priority: 3, includeDependenciesRecursively: false, test: oneOf(dialogs) },
  // Controls and modules that every page uses.
  {
    name: 'base',
    priority: 2,
    test: (id: string) => isControl(id) || isBase(id) || id.includes('vite/preload-helper'),
  },
  // Including their dependencies would pull the forms and their schemas into this chunk.
  {
    name: 'cars',
    priority: 1,
    includeDependenciesRecursively: false,
    test: (id: string) =>
      isShared(id) || isFirstAddress(id) || firstIcon.test(id) || /\/Icon(?:ChevronUp|Star)\.\w+$/.test(id),
  },
  // One file for all other pages of visitors, accounts and buyers, and one for purchases: with several of a few lines each,
  // their names would cost more.
  {
    name: 'calls',
    priority: 1,
    includeDependenciesRecursively: false,
    test: (id: string) =>
      isAddress(id) && !isFirstAddress(id) && !isOf(houseCalls)(id) && !isOf(saleCalls)(id),
  },
  {
    name: 'sale-calls',
    priority: 1,
    includeDependenciesRecursively: false,
    test: (id: string) => isAddress(id) && isOf(saleCalls)(id),
  },
  { name: 'more-icons', priority: 1, minShareCount: 2, test: (id: string) => id.includes('icons-react/') },
]
