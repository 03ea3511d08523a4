import { describe, expect, test } from 'vitest'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { setTime } from '../../testing/clock.ts'

useApi()

const url = '/mvp/api/consents'

describe('Einwilligung', () => {
  test('is stored with text version and time, and nothing about the visitor', async () => {
    setTime('2026-09-11T10:00:00Z')
    const reply = await aVisitor().post(url, { categories: ['necessary', 'analytics'], version: 1 })

    expect(reply.statusCode).toBe(201)
    const kept = await api().db.consentRecord.findUniqueOrThrow({ where: { id: reply.json().id } })
    expect(kept).toEqual({
      id: reply.json().id,
      categories: ['analytics', 'necessary'],
      version: '1',
      at: expect.any(Date),
    })
    expect(kept.at.toISOString()).toMatch(/^2026-09-11T10:00/)
  })

  test('a withdrawal is stored as a separate decision', async () => {
    const visitor = aVisitor()
    const first = await visitor.post(url, { categories: ['necessary', 'external'], version: 1 })
    const second = await visitor.post(url, { categories: ['necessary'], version: 1 })

    expect(second.json().id).not.toBe(first.json().id)
    expect(await api().db.consentRecord.count({ where: { id: first.json().id } })).toBe(1)
  })

  test.each([
    [{ categories: ['marketing'], version: 1 }, 'categories.0'],
    [{ categories: [], version: 1 }, 'categories'],
    [{ categories: ['necessary'], version: 'x' }, 'version'],
    [{ categories: ['necessary'], version: 1, ip: '192.0.2.1' }, 'ip'],
  ])('%j is refused', async (body, path) => {
    const reply = await aVisitor().post(url, body)

    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toMatchObject([{ path }])
  })
})
