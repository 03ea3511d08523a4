import type { BrowserContext } from '@playwright/test'
import { consentVersion } from '@portal/domain/site/consent'

export type Decision = ('necessary' | 'analytics' | 'external')[]

/** Sets the consent tool's cookie as after an earlier decision of the visitor. */
export async function decide(context: BrowserContext, categories: Decision) {
  const at = '2026-01-15T10:00:00.000Z'
  const value = {
    categories,
    revision: consentVersion,
    data: null,
    consentTimestamp: at,
    lastConsentTimestamp: at,
    consentId: '00000000-0000-4000-8000-000000000000',
    services: { necessary: [], analytics: [], external: [] },
    languageCode: 'de',
  }
  const cookie = { name: 'portal_consent', value: encodeURIComponent(JSON.stringify(value)) }
  await context.addCookies([{ ...cookie, domain: 'localhost', path: '/' }])
}

/** The agreed categories in the consent cookie; undefined without the cookie. */
export async function decisionOf(context: BrowserContext): Promise<unknown> {
  const kept = (await context.cookies()).find(({ name }) => name === 'portal_consent')
  return kept && JSON.parse(decodeURIComponent(kept.value)).categories
}
