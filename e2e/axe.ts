import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options = {
  resultTypes: ['violations' as const],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}

/** In the browser, once its source has run there. */
declare const axe: typeof import('axe-core')

/**
 * The violations of WCAG 2.2 A and AA and of best practice in the page, each with the elements concerned. The source of
 * axe runs once a document; its builder for Playwright would run it twice a check, which costs more than the check.
 */
export async function violationsIn(page: Page): Promise<string[]> {
  const isAlone = page.frames().length === 1
  if (isAlone && !(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = isAlone
    ? await page.evaluate((given) => axe.run(document, given), options)
    : await new AxeBuilder({ page, axeSource }).options(options).analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
}
