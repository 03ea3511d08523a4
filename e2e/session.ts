import { expect, type Page } from '@playwright/test'
import { demoPassword } from '@portal/domain/demo/demo-accounts'
import { lightPage } from './kept-pages.ts'

/** Calls the portal with the browser's session and XSRF token; fails unless the status is 2xx. */
export async function call(page: Page, method: 'GET' | 'POST' | 'PUT', url: string, data?: object) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'X-XSRF-TOKEN': decodeURIComponent(token) }
  // The portal may close a connection that was idle at the moment it is used again; browsers repeat a read too.
  const maxRetries = method === 'GET' ? 2 : 0
  const reply = await page.context().request.fetch(url, { method, headers, data, maxRetries })
  expect(reply.ok(), `${method} ${url}: ${reply.status()} ${await reply.text()}`).toBe(true)
  return reply
}

/**
 * Signs the browser in without the login page and leaves the current page, so that the next address uses the session.
 */
export async function signIn(page: Page, username: string, password = demoPassword) {
  await page.goto(lightPage)
  await call(page, 'GET', '/mvp/api/portal-settings')
  await call(page, 'POST', '/auth/login', { username, password, rememberMe: false })
}

/**
 * Deletes the session cookie once the page sends no more requests. A request still to be sent would report the expired
 * session before the next step of the test does.
 */
export async function endSession(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.context().clearCookies({ name: 'sid' })
}
