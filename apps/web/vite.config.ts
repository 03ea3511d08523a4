import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { noChunkCycles } from './build/chunk-cycles.ts'
import { chunkGroups } from './build/chunks.ts'
import { compileHint } from './build/compile-hint.ts'
import { firstScreen } from './build/first-screen.ts'
import { languageFiles, markTexts } from './build/language-files.ts'
import { packAssets } from './build/pack-assets.ts'
import { pdfFiles } from './build/pdf-files.ts'
import { wireContract } from './build/wire-contract.ts'
import { withoutJsonSchema } from './build/without-json-schema.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    markTexts(),
    wireContract(),
    withoutJsonSchema(),
    languageFiles(process.env.PSEUDO_LANGUAGE),
    noChunkCycles(),
    firstScreen(),
    compileHint(),
    pdfFiles(),
    packAssets(),
    react(),
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
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The names that stand for texts are read without side effects.
      treeshake: { unknownGlobalSideEffects: false },
      output: {
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
})
