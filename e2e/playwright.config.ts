import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'

process.env.CHROMIUM_PATH ??= await findBrowser()

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
}

/** Started by `pnpm e2e`, which runs a portal and says where it is. */
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
    // Pictures of every frame would cost a quarter of the run; what the page was made of at each step is kept.
    trace: { mode: 'retain-on-failure', screenshots: false, sources: false },
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // Rules, texts, addresses and what leaves or stays do not depend on the width: the stories whose pages others show
    // here, those with widths of their own, and the long tours of all routes are told once.
    {
      name: 'phone',
      testIgnore: 'consent-tour.spec.ts',
      grepInvert: /@any-width/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
