import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { preloadHome } from './preload-home.ts'
import { wireContract } from './wire-contract.ts'

const api = process.env.API_URL ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    wireContract(),
    preloadHome(),
    react(),
    { ...optimizeLocales.vite({ locales: ['de-DE'] }), enforce: 'pre' },
  ],
  server: { proxy: { '/auth': api, '/uaa': api, '/mvp': api } },
  build: {
    target: 'es2024',
    // The content security policy allows no data: fonts or scripts, and every asset keeps its own cache entry.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // The frame, the controls and what every page shares come in one piece, the car lists in another.
            {
              name: 'base',
              test: /web[\\/]src[\\/](ui|shell|features[\\/](account|portal-settings|watchlist)[\\/]queries|\w[\w-]*\.ts$)/,
              includeDependenciesRecursively: false,
            },
            {
              name: 'cars',
              test: /web[\\/]src[\\/]features[\\/](cars|search[\\/](form|queries|CountButton))/,
              includeDependenciesRecursively: false,
            },
            // What changes only with a dependency keeps its hash from release to release.
            {
              name: 'framework',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack)[\\/]/,
            },
          ],
        },
      },
    },
  },
})
