import { expect, test } from 'vitest'
import { anAdmin, aVisitor } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { setTime } from '../../testing/clock.ts'

useApi()

test('Each entry names the request that caused it, so that the log of that request can be found', async () => {
  setTime('2026-11-24T10:05:00+01:00')
  const admin = await anAdmin()
  const from = (await api().db.auditEntry.findFirst({ orderBy: { id: 'desc' } }))?.id ?? 0
  const changes = [{ key: 'CONTACT_FAX', value: '+49 40 77123', revision: 0 }]
  await admin.put('/uaa/api/settings', { changes })
  await admin.post('/uaa/api/settings/undo', { key: 'CONTACT_FAX', revision: 1 })
  const { id } = (await admin.post('/uaa/api/outbox/test-mail')).json()
  await admin.get(`/uaa/api/mails/${id}`)
  await admin.post('/uaa/api/outbox/send-again')
  const day = '2026-12-01'
  await admin.put(`/mvp/api/mvp-blocked-dates/${day}`, { reason: 'Inventur' })
  await admin.delete(`/mvp/api/mvp-blocked-dates/${day}`)
  const meeting = { date: day, from: '11:00', until: '12:00', reason: 'Besprechung' }
  const hours = (await admin.post('/mvp/api/mvp-blocked-hours', meeting)).json()
  await admin.delete(`/mvp/api/mvp-blocked-hours/${hours.id}`)
  await admin.put('/uaa/api/accept-terms?termsofuseagreed=true')
  const wrong = { username: 'niemand@haus.example', password: 'Falsch-2026', rememberMe: false }
  await aVisitor().post('/auth/login', wrong)

  const entries = await api().db.auditEntry.findMany({ where: { id: { gt: from } }, orderBy: { id: 'asc' } })
  expect(entries.map(({ action }) => action)).toEqual([
    ...['setting-changed', 'setting-changed', 'test-mail-sent', 'mail-read', 'mails-sent-again'],
    ...['day-blocked', 'day-unblocked', 'hours-blocked', 'hours-unblocked', 'terms-accepted', 'login-failed'],
  ])
  const named = entries.map(({ requestId }) => requestId)
  expect(named).not.toContain(null)
  expect(new Set(named).size).toBe(entries.length)
})
