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
  // A failed test runs a second time with a trace; the gate limits how many may pass only then.
  retries: 1,
  // Stories with several jobs of the worker take two minutes on a loaded machine.
  timeout: 240_000,
  globalTimeout: 43 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    baseURL: process.env.BASE_URL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // Tests in which the layout is at stake. `sweep.spec.ts` shows every route and its main states at both widths.
    {
      name: 'phone',
      grep: /@both-widths/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
