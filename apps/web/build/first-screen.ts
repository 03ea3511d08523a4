import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Language, languages, pageFile } from '@portal/domain/site/language'
import type { Rolldown } from 'vite'
import { build, type InlineConfig, type Plugin } from 'vite'
import { z } from 'zod'
import { iconPaths } from './icon-paths.ts'
import { inFolder, markTexts, translatedFiles } from './language-files.ts'
import { inlined } from './translation.ts'
import { wireContract } from './wire-contract.ts'

type Bundle = Rolldown.OutputBundle

/** The pages with a first screen of their own, each with the module of its component. */
const pageFiles = {
  home: '/search/home/HomePage.tsx',
  results: '/search/results/ResultsPage.tsx',
  detail: '/buyer/car-page/CarDetailPage.tsx',
}

const Screens = z.object({
  home: z.string(),
  results: z.string(),
  detail: z.string(),
  other: z.string(),
  title: z.string(),
  description: z.string(),
  withoutScript: z.string(),
})

const inner = (root: string): InlineConfig => ({ root, configFile: false, logLevel: 'warn' })

const chunksOf = (result: Awaited<ReturnType<typeof build>>) =>
  [result]
    .flat()
    .flatMap((one) => ('output' in one ? one.output : []))
    .filter((output) => output.type === 'chunk')

/** Renders the first screens to HTML with the same components the app uses, in each language. */
async function renderScreens(root: string) {
  const folder = await mkdtemp(join(root, 'node_modules/.first-screen-'))
  try {
    const result = await build({
      ...inner(root),
      plugins: [wireContract(), markTexts(), iconPaths()],
      build: {
        ssr: 'src/first-screen/FirstScreens.tsx',
        write: false,
        assetsInlineLimit: 0,
        copyPublicDir: false,
      },
      ssr: { noExternal: ['@tabler/icons-react'] },
    })
    const screens = new Map<Language, z.infer<typeof Screens>>()
    for (const language of languages) {
      for (const { fileName, code } of chunksOf(result)) {
        const file = join(folder, language, fileName)
        await mkdir(dirname(file), { recursive: true })
        await writeFile(file, inlined(code, language))
      }
      const { firstScreens } = await import(pathToFileURL(join(folder, language, 'FirstScreens.js')).href)
      screens.set(language, Screens.parse(firstScreens))
    }
    return screens
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The boot script as inline script text. */
async function bundleBoot(root: string): Promise<string> {
  const result = await build({
    ...inner(root),
    plugins: [wireContract(), markTexts()],
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
  const [code] = chunksOf(result).map((chunk) => chunk.code)
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

function filesOf(bundle: Bundle, language: Language) {
  const translated = translatedFiles(bundle)
  const addressOf = (file: string) => `/${translated.has(file) ? inFolder(file, language) : file}`
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const entry = chunks.find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('The client has no entry')
  const shared = withImports(bundle, entry.fileName)
  const loadedFor = (file: string) => {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(file))
    if (!chunk) throw new Error(`No chunk is made of ${file}`)
    return withImports(bundle, chunk.fileName, new Set(shared))
  }
  const pages = Object.entries(pageFiles).map(([page, file]) => [page, loadedFor(file)] as const)
  const styles = new Set(pages.flatMap(([, files]) => [...files].filter(isStyle)))
  const scripts = ([...pages, ['other', loadedFor('/src/routes.tsx')]] as const).map(([page, files]) => [
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

type PageParts = { html: string; bundle: Bundle; screen: z.infer<typeof Screens>; boot: string }

function pageIn(language: Language, { html, bundle, screen, boot }: PageParts): string {
  const { title, description, withoutScript, ...screens } = screen
  const files = filesOf(bundle, language)
  const templates = Object.entries(screens).map(
    ([page, markup]) => `<template data-page="${page}">${markup}</template>`,
  )
  const body = [
    '<div id="root"></div>',
    ...templates,
    `<script type="application/json" id="app-files">${JSON.stringify(files)}</script>`,
    `<script>${boot}</script>`,
  ]
  const named = [...body.join('').matchAll(/"\/(assets\/[^" ]+)/g)].map(([, file = '']) => file)
  const missing = named.find((file) => !bundle[file.replace(`/${language}/`, '/')])
  if (missing) throw new Error(`The first screen names ${missing}, which the client does not have`)
  return html
    .replaceAll(
      /<(?:script type="module"[^<>]*><\/script>|link rel="(?:modulepreload|stylesheet)"[^<>]*>)/g,
      '',
    )
    .replace('<html lang="de">', `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('name="description" content=""', () => `name="description" content="${description}"`)
    .replace('<noscript></noscript>', () => `<noscript>${withoutScript}</noscript>`)
    .replace('</head>', () => `<style>${styleText(bundle, files.styles)}</style></head>`)
    .replace('<div id="root"></div>', () => body.join('\n'))
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
  const pages = new Map<Language, string>()
  return {
    name: 'first-screen',
    apply: 'build',
    configResolved: (config) => {
      root = config.root
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const [screens, boot] = await Promise.all([renderScreens(root), bundleBoot(root)])
        for (const [language, screen] of screens)
          pages.set(language, pageIn(language, { html, bundle, screen, boot: inlined(boot, language) }))
        return pages.get('de') ?? html
      },
    },
    async writeBundle({ dir = 'dist' }) {
      for (const [language, page] of pages)
        if (language !== 'de') await writeFile(join(dir, pageFile(language)), page)
    },
  }
}
