import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

process.env.CHROMIUM_PATH ??= await findBrowser()

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}

/** Set by `pnpm e2e`, which runs a portal and passes its address. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 120_000,
  globalTimeout: 43 * 60_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    // Screenshots of every frame would take a quarter of the run; DOM snapshots of each step are kept.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // Tests tagged `@any-width` run at one width only: rules, texts, addresses and storage that do not depend on the
    // width, tests with their own widths, and the long tours of all routes.
    {
      name: 'phone',
      testIgnore: 'consent-tour.spec.ts',
      grepInvert: /@any-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
