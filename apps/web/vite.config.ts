import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { noChunkCycles } from './build/chunk-cycles.ts'
import { chunkGroups } from './build/chunks.ts'
import { compileHint } from './build/compile-hint.ts'
import { firstScreen } from './build/first-screen.ts'
import { iconPaths } from './build/icon-paths.ts'
import { languageFiles, markTexts } from './build/language-files.ts'
import { packAssets } from './build/pack-assets.ts'
import { pdfFiles } from './build/pdf-files.ts'
import { wireContract } from './build/wire-contract.ts'
import { withoutJsonSchema } from './build/without-json-schema.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

/** Only the house drags, and its pages are German for readers of Polish, French and Dutch: 0.8 KB less in its scripts. */
const dragTexts: Plugin = {
  name: 'drag-texts',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\/intl\/dnd\/(?:pl-PL|fr-FR|nl-NL)\.m?js$/ },
    handler(specifier, importer) {
      return this.resolve(specifier.replace(/(?:pl-PL|fr-FR|nl-NL)/, 'de-DE'), importer)
    },
  },
}

const firstLoad = /\/(?:base|cars|framework|react)-[\w-]{8}\.js$/

export default defineConfig({
  plugins: [
    markTexts(),
    wireContract(),
    withoutJsonSchema(),
    iconPaths(),
    languageFiles(process.env.PSEUDO_LANGUAGE),
    noChunkCycles(),
    firstScreen(),
    compileHint(),
    pdfFiles(),
    packAssets(),
    react(),
    dragTexts,
    { ...optimizeLocales.vite({ locales: ['de-DE', 'en-US', 'pl-PL', 'fr-FR', 'nl-NL'] }), enforce: 'pre' },
  ],
  server: {
    proxy: Object.fromEntries(
      [
        '/auth',
        '/uaa',
        '/mvp',
        '/mcp',
        '/fahrzeug',
        '/finanzierung',
        '/sitemap',
        '/robots.txt',
        '/manifest.webmanifest',
      ].map((path) => [path, api]),
    ),
  },
  build: {
    target: 'es2024',
    // Nothing is inlined: the content security policy allows no data: fonts or scripts, and separate files are cached
    // separately.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Each script with lazy parts lists the files these need. Those of the first load are there already.
      resolveDependencies: (_, files) => files.filter((file) => !firstLoad.test(file)),
    },
    rolldownOptions: {
      // The names that stand for texts are read without side effects.
      treeshake: { unknownGlobalSideEffects: false },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
