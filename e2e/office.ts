import type { Browser, Page } from '@playwright/test'
import { decide } from './consent.ts'
import { signIn } from './session.ts'
import { patient } from './standing.ts'

/** A page of a second browser context, signed in as administrator; the caller closes the context. */
export async function anOffice(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await decide(context, ['necessary'])
  const office = patient(await context.newPage())
  await signIn(office, 'admin@autoexpo.example')
  return office
}
