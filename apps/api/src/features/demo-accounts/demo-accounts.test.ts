import { demoAccounts, demoPassword } from '@portal/domain/demo-accounts'
import { beforeAll, describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
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
  test('are created once, all of them', async () => {
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
  ])('%s logs in as it should', async (username, expected) => {
    const visitor = aVisitor()
    await visitor.post('/auth/login', { username, password: demoPassword })
    expect((await visitor.get('/uaa/api/account')).json()).toMatchObject(expected)
  })

  test('show the review desk an application with three papers', async () => {
    const admin = aVisitor()
    await admin.post('/auth/login', { username: 'admin@autoexpo.example', password: demoPassword })
    const [entry] = (await admin.get('/uaa/api/dealer-applications')).json()
    expect(entry).toMatchObject({ login: 'wartet@autoexpo.example', documentCount: 3 })
    const { documents } = (await admin.get(`/uaa/api/dealer-applications/${entry.id}`)).json()
    const paper = await admin.get(`/uaa/api/dealer-applications/${entry.id}/documents/${documents[0].id}`)
    expect(paper.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  })
})
