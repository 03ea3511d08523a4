import { PortalSettings } from '@portal/contract/portal-settings'
import { describe, expect, test } from 'vitest'
import { useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'

const secret = 'f'.repeat(64)
useApi({ BRAND_NAME: 'Musterbörse', CONTACT_CITY: 'Musterstadt', FINANCING: 'true', SECRET_KEY: secret })

describe('operator settings', () => {
  test('are told to anybody, as the operator has set them', async () => {
    const reply = await aVisitor().get('/mvp/api/portal-settings')

    expect(reply.statusCode).toBe(200)
    expect(reply.json()).toMatchObject({
      brand: 'Musterbörse',
      contact: { city: 'Musterstadt', phone: '+49 69 90009 120' },
      mail: { dealers: 'haendlerservice@autoexpo.example', private: 'privatkunden@autoexpo.example' },
      financing: true,
      bankBanner: false,
    })
  })

  test('hold nothing of the environment but what the pages show', async () => {
    const reply = await aVisitor().get('/mvp/api/portal-settings')

    expect(Object.keys(reply.json()).toSorted()).toEqual(Object.keys(PortalSettings.shape).toSorted())
    expect(reply.body).not.toContain(secret)
    expect(reply.body).not.toMatch(/postgres|smtp/)
  })
})
