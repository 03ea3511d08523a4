import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** The path of a system browser or of the one in `@sparticuz/chromium`; empty if Playwright's own is installed. */
export async function findBrowser(): Promise<string> {
  const own = chromium.executablePath()
  if (existsSync(own)) return ''
  const known = installed.find((path) => existsSync(path))
  if (known) return known
  const { default: packaged } = await import('@sparticuz/chromium')
  return packaged.executablePath()
}

/** Launches the browser; the caller closes it. */
export const startBrowser = async () =>
  chromium.launch({ executablePath: (await findBrowser()) || undefined, args: ['--no-sandbox'] })
