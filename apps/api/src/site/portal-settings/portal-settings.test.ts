import { PortalSettings } from '@portal/contract/site/portal-settings'
import { describe, expect, test } from 'vitest'
import { EnvError, readEnv } from '../../env.ts'
import { useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'

useApi({
  BRAND_NAME: 'Muster & Co',
  MATOMO_URL: 'https://statistik.example/matomo.php',
  MATOMO_SITE_ID: '7',
  FINANCE_WIDGET_URL: 'https://bank.example/rate.js',
  TEST_HOSTS: 'test., qa.',
  LINK_IMPRINT: '',
  DATA_SHEETS: 'Audi: https://autoexpo.example/audi\nBMW: https://autoexpo.example/bmw',
})

const settings = async () => PortalSettings.parse((await aVisitor().get('/mvp/api/portal-settings')).json())

describe('Einstellungen des Betreibers', () => {
  test('contain analytics, servers and the pages of the portal', async () => {
    expect(await settings()).toMatchObject({
      analytics: { url: 'https://statistik.example/matomo.php', siteId: 7 },
      servers: { test: ['test.', 'qa.'], integration: ['int.', 'integration.'] },
      links: { imprint: '', accessibility: '', privacy: expect.stringMatching(/^https:/) },
      financeOffer: { rate: 7.99, hasWidget: true },
      dataSheets: { Audi: 'https://autoexpo.example/audi', BMW: 'https://autoexpo.example/bmw' },
    })
  })

  test('allow the analytics address in the content security policy, and nothing of the bank', async () => {
    const { headers } = await aVisitor().get('/mvp/api/portal-settings')
    expect(headers['content-security-policy']).toContain("connect-src 'self' https://statistik.example;")
    expect(headers['content-security-policy']).not.toContain('bank.example')
  })

  test('contain a notice of the legal guarantee', async () => {
    const reply = await aVisitor().get('/mvp/api/page-texts/guarantee')
    expect(reply.json().text).toContain('mindestens zwei Jahre ab der Übergabe')
  })

  test('define name and icons of the installed portal', async () => {
    const reply = await aVisitor().get('/manifest.webmanifest')
    expect(reply.headers['content-type']).toContain('application/manifest+json')
    expect(reply.json()).toMatchObject({ name: 'Muster & Co', display: 'standalone', start_url: '/' })
    expect(reply.json().icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  })

  test.each([
    [{ MATOMO_URL: 'https://statistik.example/matomo.php' }, 'MATOMO_SITE_ID'],
    [{ LINK_IMPRINT: 'keine Adresse' }, 'LINK_IMPRINT'],
    [{ FINANCE_WIDGET_URL: 'javascript:alert(1)' }, 'FINANCE_WIDGET_URL'],
    [{ FINANCE_RATE: '99' }, 'FINANCE_RATE'],
  ])('that cannot be used stop the start: %j', (source, name) => {
    expect(() => readEnv({ NODE_ENV: 'test', ...source })).toThrow(EnvError)
    expect(() => readEnv({ NODE_ENV: 'test', ...source })).toThrow(name)
  })
})
