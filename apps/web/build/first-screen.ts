import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rolldown } from 'vite'
import { build, type InlineConfig, type Plugin } from 'vite'
import { z } from 'zod'
import { wireContract } from './wire-contract.ts'

type Bundle = Rolldown.OutputBundle

/** The pages with a first screen of their own, each with the module of its component. */
const pageFiles = {
  home: '/search/home/HomePage.tsx',
  results: '/search/results/ResultsPage.tsx',
  detail: '/buyer/car-page/CarDetailPage.tsx',
}

const Screens = z.object({ home: z.string(), results: z.string(), detail: z.string(), other: z.string() })

const inner = (root: string): InlineConfig => ({ root, configFile: false, logLevel: 'warn' })

/** Renders the first screens to HTML with the same components the app uses. */
async function renderScreens(root: string) {
  const outDir = await mkdtemp(join(root, 'node_modules/.first-screen-'))
  try {
    await build({
      ...inner(root),
      plugins: [wireContract()],
      build: { ssr: 'src/first-screen/FirstScreens.tsx', outDir, assetsInlineLimit: 0, copyPublicDir: false },
      ssr: { noExternal: ['@tabler/icons-react'] },
    })
    const { firstScreens } = await import(pathToFileURL(join(outDir, 'FirstScreens.js')).href)
    return Screens.parse(firstScreens)
  } finally {
    await rm(outDir, { recursive: true, force: true })
  }
}

/** The boot script as inline script text. */
async function bundleBoot(root: string): Promise<string> {
  const result = await build({
    ...inner(root),
    plugins: [wireContract()],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: false,
      rolldownOptions: {
        input: 'src/first-screen/boot.ts',
        output: { format: 'iife' },
        // Drops calls of shared modules whose result the boot script does not use.
        treeshake: { manualPureFunctions: ['entry', 'Intl'] },
      },
    },
  })
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []))
  const [code] = outputs.flatMap((output) => (output.type === 'chunk' ? [output.code] : []))
  if (!code || code.includes('</script')) throw new Error('The boot script cannot stand in the page')
  return code.trim()
}

/** A chunk and everything it imports, scripts and styles, dependencies first, each file once. */
function withImports(bundle: Bundle, start: string, known = new Set<string>(), entered = new Set<string>()) {
  const chunk = bundle[start]
  if (known.has(start) || entered.has(start) || chunk?.type !== 'chunk') return known
  entered.add(start)
  for (const file of chunk.imports) withImports(bundle, file, known, entered)
  for (const file of chunk.viteMetadata?.importedCss ?? []) known.add(file)
  return known.add(start)
}

const isStyle = (file: string) => file.endsWith('.css')
const addressOf = (file: string) => `/${file}`

function filesOf(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The client has no entry')
  const shared = withImports(bundle, entry.fileName)
  const pages = Object.entries(pageFiles).map(([page, file]) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file))
    if (!chunk) throw new Error(`No chunk is made of ${file}`)
    return [page, withImports(bundle, chunk.fileName, new Set(shared))] as const
  })
  const styles = new Set(pages.flatMap(([, files]) => [...files].filter(isStyle)))
  const scripts = ([...pages, ['other', shared]] as const).map(([page, files]) => [
    page,
    [...files].filter((file) => !isStyle(file) && file !== entry.fileName).map(addressOf),
  ])
  return {
    styles: [...styles].map(addressOf),
    entry: addressOf(entry.fileName),
    scripts: Object.fromEntries(scripts),
  }
}

function styleText(bundle: Bundle, styles: string[]): string {
  const texts = styles.map((file) => {
    const asset = bundle[file.slice(1)]
    return asset?.type === 'asset' ? String(asset.source).trim() : ''
  })
  return texts.join('')
}

/**
 * Shows the first screen before any other file has loaded. The page contains:
 * - its styles,
 * - the first screens as templates, so only the displayed one fetches its pictures,
 * - the boot script, which the content security policy admits by its hash,
 * - `app-files`: the names of the app's scripts, of which the boot script fetches those the page needs, and of the styles
 *   in the page.
 */
export function firstScreen(): Plugin {
  let root = ''
  return {
    name: 'first-screen',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const files = filesOf(bundle)
        const [screens, boot] = await Promise.all([renderScreens(root), bundleBoot(root)])
        const templates = Object.entries(screens).map(
          ([page, markup]) => `<template data-page="${page}">${markup}</template>`,
        )
        const body = [
          '<div id="root"></div>',
          ...templates,
          `<script type="application/json" id="app-files">${JSON.stringify(files)}</script>`,
          `<script>${boot}</script>`,
        ]
        const missing = [...body.join('').matchAll(/"\/(assets\/[^" ]+)/g)].find(
          ([, file = '']) => !bundle[file],
        )
        if (missing) throw new Error(`The first screen names ${missing[1]}, which the client does not have`)
        return html
          .replaceAll(
            /<(?:script type="module"[^<>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^<>]*>)/g,
            '',
          )
          .replace('</head>', () => `<style>${styleText(bundle, files.styles)}</style></head>`)
          .replace('<div id="root"></div>', () => body.join('\n'))
      },
    },
  }
}
