import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, type Client } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'

useApi()

const url = '/mvp/api/price-templates'
const rule = {
  ...{ action: 'price', prices: 'dealer', change: { kind: 'percent', percent: -3 }, rounding: '10' },
  ...{ floor: null, reason: 'Standzeit', notifiesWatchers: false },
}

let office: Client
beforeEach(async () => {
  await api().db.priceTemplate.deleteMany()
  office = await aBackofficeUser()
})

const names = async (of: Client) => (await of.get(url)).json().map(({ name }: { name: string }) => name)

describe('templates of price runs', () => {
  test('are shared by the house, ordered by name, and replaced under the same name', async () => {
    for (const name of ['Kombis', 'Alte'])
      expect((await office.post(url, { name, rule })).json()).toMatchObject({ name, rule })
    const changed = { ...rule, change: { kind: 'shift', euro: -250 } }
    const colleague = await aBackofficeUser()
    await colleague.post(url, { name: 'Kombis', rule: changed })

    expect(await names(office)).toEqual(['Alte', 'Kombis'])
    expect((await office.get(url)).json()[1]).toMatchObject({ rule: changed, createdBy: expect.any(String) })
  })

  test('are deleted once', async () => {
    const { id } = (await office.post(url, { name: 'Kombis', rule })).json()
    expect((await office.delete(`${url}/${id}`)).statusCode).toBe(204)
    expect((await office.delete(`${url}/${id}`)).json().title).toBe('Diese Vorlage gibt es nicht mehr.')
    expect(await names(office)).toEqual([])
  })

  test('stay when the account of their author is deleted', async () => {
    await office.post(url, { name: 'Kombis', rule })
    await api().db.priceTemplate.updateMany({ data: { createdById: null } })
    expect((await office.get(url)).json()).toMatchObject([{ name: 'Kombis', createdBy: null }])
  })

  test('need a name and a rule of prices, and are for the house alone', async () => {
    expect((await office.post(url, { name: ' ', rule })).json().errors).toMatchObject([
      { path: 'name', message: 'Bitte einen Namen angeben.' },
    ])
    expect((await office.post(url, { name: 'x', rule: { action: 'withdraw' } })).statusCode).toBe(400)
    expect((await (await aDealer()).get(url)).statusCode).toBe(403)
  })

  test('are at most fifty', async () => {
    await api().db.priceTemplate.createMany({
      data: Array.from({ length: 50 }, (_, at) => ({ name: `Vorlage ${at}`, rule, createdAt: new Date() })),
    })
    expect((await office.post(url, { name: 'Vorlage 7', rule })).statusCode).toBe(200)
    expect((await office.post(url, { name: 'Noch eine', rule })).json().errors).toMatchObject([
      { path: 'name', message: 'Es gibt schon 50 Vorlagen. Bitte löschen Sie zuerst eine.' },
    ])
  })
})
