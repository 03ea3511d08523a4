import { type Browser, expect, type Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo-accounts'
import { decide } from './consent.ts'
import { loginPage } from './pages/login.ts'

/** A second browser in which the administrator is signed in. */
export async function anOffice(browser: Browser): Promise<Page> {
  const context = await browser.newContext()
  await decide(context, ['necessary'])
  const office = await context.newPage()
  await office.goto('/#/login')
  await loginPage(office).signIn('admin@autoexpo.example', demoPassword)
  await expect(office).toHaveURL(/#\/home$/)
  return office
}
