import { expect, test } from 'vitest'
import { aBackofficeUser } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'

useApi()

const path = '/mvp/api/house/stock-sources'
const aSource = (name: string) => ({
  ...{ name, format: 'csv', isWhole: false, keepsHandEdits: false },
  ...{ shrinkPercent: 20, priceJumpPercent: 30 },
})

test('A name is unique, also among sources created or renamed at the same time', async () => {
  const person = await aBackofficeUser()
  const replies = await Promise.all(Array.from({ length: 8 }, () => person.post(path, aSource('Nord'))))
  const refused = replies.filter(({ statusCode }) => statusCode >= 400)
  expect(refused.map((reply) => reply.json().type)).toEqual(Array(7).fill('source-name-taken'))
  expect(await api().db.stockSource.count({ where: { name: 'Nord' } })).toBe(1)

  const { id } = (await person.post(path, aSource('Süd'))).json()
  const renamed = await person.put(`${path}/${id}`, aSource('Nord'))
  expect(renamed.json().type).toBe('source-name-taken')
  expect((await person.put(`${path}/${id}`, aSource('Süd'))).statusCode).toBe(200)
})

test('An unknown source is named as such', async () => {
  const person = await aBackofficeUser()
  const reply = await person.put(`${path}/999999`, aSource('Keine'))
  expect(reply.json()).toMatchObject({ status: 404, type: 'source-unknown' })
})
