import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { cameraFile } from './camera.ts'

process.env.CHROMIUM_PATH ??= await findBrowser()

const launchOptions = {
  ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
  // A page takes a tenth less processor time when Chromium does not look for a graphics card.
  args: [
    '--disable-gpu',
    // A page lives for seconds, so its scripts end before optimizing their code has paid off.
    '--js-flags=--no-opt --no-maglev',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    // The camera shows a file, and using it is allowed.
    ...['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'],
    `--use-file-for-fake-video-capture=${cameraFile}`,
  ],
}

/** Used by `pnpm e2e`, which starts a portal and passes its address in `BASE_URL`. */
export default defineConfig({
  testDir: '.',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  // Tests often wait for the portal, so there are more workers than processor cores.
  workers: availableParallelism() + 1,
  // A failed test is retried once with a trace. The gate limits how many tests may pass only on the retry.
  retries: 1,
  // Tests that wait for several worker jobs take two minutes on a loaded machine.
  timeout: 240_000,
  globalTimeout: 43 * 60_000,
  expect: { timeout: 30_000 },
  use: {
    // An element that never comes fails a test sooner than the test's own limit.
    actionTimeout: 90_000,
    baseURL: process.env.BASE_URL,
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    // It caches files for the next visit, a tenth of the processor time of a first one. Tests that need it allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    trace: 'on-first-retry',
    launchOptions,
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    // Tests that depend on the layout. `sweep.spec.ts` checks every route and its main states at both widths.
    {
      name: 'phone',
      grep: /@both-widths/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
})
