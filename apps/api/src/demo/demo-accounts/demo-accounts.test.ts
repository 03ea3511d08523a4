import { demoAccounts, demoPassword } from '@portal/domain/demo/demo-accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { someCars } from '../../testing/cars.ts'
import { createDemoEnquiries, demoEnquiries } from '../demo-enquiries/commands.ts'
import { createDemoAccounts } from './commands.ts'

useApi()

const create = () => {
  const { db, env, files, clock } = api()
  return createDemoAccounts({ db, env, disk: files.documents, now: clock.now() })
}
let created: string[]

beforeAll(async () => {
  created = await create()
})

describe('Demozugänge', () => {
  test('are all created, once', async () => {
    expect(created.toSorted()).toEqual(demoAccounts.map(({ login }) => login).toSorted())
    expect(await create()).toEqual([])
  })

  test.each([
    ['admin@autoexpo.example', { activated: true, authorities: ['ROLE_USER', 'ROLE_AE_ADMIN'] }],
    ['verkauf@autoexpo.example', { activated: true, authorities: ['ROLE_USER', 'ROLE_AE_BACKOFFICE'] }],
    ['haendler@autoexpo.example', { activated: true, authorities: ['ROLE_USER', 'ROLE_DEALER'] }],
    ['haendler2@autoexpo.example', { activated: true, authorities: ['ROLE_USER', 'ROLE_DEALER'] }],
    ['hof@autoexpo.example', { activated: true, authorities: ['ROLE_USER', 'ROLE_AE_YARD'] }],
    ['einkauf@autoexpo.example', { authorities: ['ROLE_USER', 'ROLE_DEALER', 'ROLE_BUYER'] }],
    ['buchhaltung@autoexpo.example', { authorities: ['ROLE_USER', 'ROLE_ACCOUNTANT'] }],
    ['neu@autoexpo.example', { activated: false, documentsUploaded: false }],
    ['wartet@autoexpo.example', { activated: false, documentsUploaded: true }],
  ])('%s logs in with the rights of its role', async (username, expected) => {
    const visitor = aVisitor()
    await visitor.post('/auth/login', { username, password: demoPassword })
    expect((await visitor.get('/uaa/api/account')).json()).toMatchObject(expected)
  })

  test('have enquiries and appointments in each state, created once, for the desk, the calendar and the asker', async () => {
    const { db, clock } = api()
    await someCars(demoEnquiries.map(() => ({})))
    expect(await createDemoEnquiries({ db, now: clock.now() })).toBe(demoEnquiries.length)
    expect(await createDemoEnquiries({ db, now: clock.now() })).toBe(0)

    const [office, dealer] = [aVisitor(), aVisitor()]
    await office.post('/auth/login', { username: 'verkauf@autoexpo.example', password: demoPassword })
    for (const state of ['open', 'in-work', 'answered', 'closed']) {
      const entries = (await office.get('/mvp/api/mvp-car-requests', { state })).json()
      expect(entries.length).toBeGreaterThan(1)
    }
    const { appointmentAt } = await db.enquiry.findFirstOrThrow({
      where: { state: 'answered', appointmentState: 'confirmed', accountId: { not: null } },
    })
    const place = { day: appointmentAt?.toISOString().slice(0, 10) ?? '', span: 'day' }
    const calendar = (await office.get('/mvp/api/house-appointments', place)).json()
    expect(calendar.days).toMatchObject([{ entries: [{ time: '11:00', company: 'Autohaus Muster' }] }])
    await dealer.post('/auth/login', { username: 'haendler@autoexpo.example', password: demoPassword })
    const own = (await dealer.get('/mvp/api/mvp-user-car-requests-by-user')).json()
    expect(own.map(({ state }: { state: string }) => state)).toEqual([
      'open',
      'in-work',
      'answered',
      'closed',
    ])
    expect(JSON.stringify(own)).not.toContain('Untergrenze')
    const addresses = await db.enquiry.findMany({ select: { userEmail: true } })
    expect(addresses.filter(({ userEmail }) => !userEmail.endsWith('.example'))).toEqual([])
  })

  test('include an application with three papers for the review desk', async () => {
    const admin = aVisitor()
    await admin.post('/auth/login', { username: 'admin@autoexpo.example', password: demoPassword })
    const [entry] = (await admin.get('/uaa/api/dealer-applications')).json()
    expect(entry).toMatchObject({ login: 'wartet@autoexpo.example', documentCount: 3 })
    const { documents } = (await admin.get(`/uaa/api/dealer-applications/${entry.id}`)).json()
    const paper = await admin.get(`/uaa/api/dealer-applications/${entry.id}/documents/${documents[0].id}`)
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
