import type { Browser, Page } from '@playwright/test'
import { decide } from './consent.ts'
import { signIn } from './session.ts'
import { patient } from './standing.ts'

/** A second browser with a signed-in administrator. */
export async function anOffice(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await decide(context, ['necessary'])
  const office = patient(await context.newPage())
  await signIn(office, 'admin@autoexpo.example')
  return office
}
