import { describe, expect, test } from 'vitest'
import { aDealer, anAdmin, aVisitor } from '../testing/accounts.ts'
import { useApi } from '../testing/api.ts'

useApi()

const refused = (path: string, message: string) => ({ statusCode: 400, errors: [{ path, message }] })
const verdictOf = (reply: { statusCode: number; json: () => { errors?: unknown } }) => ({
  statusCode: reply.statusCode,
  errors: reply.json().errors,
})

describe('Ein Zeichen, das die Datenbank nicht halten kann,', () => {
  const what = 'Ein Zeichen ist nicht erlaubt.'

  test('is refused by name in a login', async () => {
    const reply = await aVisitor().post('/auth/login', { username: 'a\0b', password: 'x', rememberMe: false })
    expect(verdictOf(reply)).toEqual(refused('username', what))
  })

  test('is refused by name in the name of a search notification', async () => {
    const reply = await (await aDealer()).put('/mvp/api/mvp-car-notifications/1', { name: '\0' })
    expect(verdictOf(reply)).toEqual(refused('name', what))
  })

  test('is refused by name in the search of the outbox', async () => {
    const reply = await (await anAdmin()).get('/uaa/api/mails', { recipient: 'a\0b' })
    expect(verdictOf(reply)).toEqual(refused('recipient', what))
  })

  test('is refused by name in a criterion of the export and in a GW number of the watchlist', async () => {
    const dealer = await aDealer()
    const exported = await dealer.get('/mvp/api/mvp-car-stocks/search/with/export', { maker: '\0' })
    expect(verdictOf(exported)).toEqual(refused('maker', what))
    expect(verdictOf(await dealer.get('/mvp/api/mvp-user-watches/gw/%00'))).toEqual(refused('gw', what))
  })

  test.each(['a\ud800', '\udfffa', '\udfff\ud800'])(
    'is refused as half of a surrogate pair (%j)',
    async (half) => {
      const dealer = await aDealer()
      const stored = await dealer.put('/mvp/api/mvp-user-searches/1', { criteria: { car_model: half } })
      expect(verdictOf(stored)).toEqual(refused('criteria.car_model', what))
      expect((await dealer.put('/mvp/api/mvp-car-notifications/1', { name: '😀' })).statusCode).toBe(404)
    },
  )

  test('is treated as an unknown name in requests for files', async () => {
    const reply = await aVisitor().get('/mvp/api/image', { path: '\0', img_name: 'a.webp' })
    expect(reply.statusCode).toBe(404)
    expect(reply.json().type).toBe('file-unknown')
  })
})

test('Tiefe Verschachtelung is refused before it is processed', async () => {
  let nested: object = {}
  for (let level = 0; level < 1000; level += 1) nested = { a: nested }
  const reply = await aVisitor().post('/mvp/api/mvp-car-stocks/detailsearch/with', { maker: nested })
  expect(verdictOf(reply)).toEqual(refused('maker', 'Die Eingabe ist zu tief verschachtelt.'))
})
