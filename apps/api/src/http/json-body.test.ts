import { describe, expect, test } from 'vitest'
import { aDealer, aVisitor, testPassword } from '../testing/accounts.ts'
import { useApi } from '../testing/api.ts'

useApi()

const json = { headers: { 'content-type': 'application/json' } }
const message = 'Dieses Feld darf nur einmal vorkommen.'

describe('Ein Feld, das in einem JSON-Text zweimal steht,', () => {
  test.each([
    ['username', '{"username":"a","password":"x","username":"b"}'],
    ['username', String.raw`{"username":"a","password":"x","user\u006eame":"b"}`],
    ['a', '{"username":{"a":1,"a":2},"password":"x"}'],
    ['a', '{"username":[{"b":{"a":1}},{"a":1,"b":"\\"","a":2}],"password":"x"}'],
    ['', '{"":1,"":2}'],
  ])('is refused as %j: %s', async (path, text) => {
    const reply = await aVisitor().post('/auth/login', text, json)
    expect(reply.statusCode).toBe(400)
    expect(reply.json().errors).toEqual([{ path, message }])
  })

  test('is refused before it has any effect', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const right = { username: account.login, password: testPassword }
    const text = JSON.stringify(right).replace('{', '{"username":"niemand@haendler.example",')
    const reply = await aVisitor().post('/auth/login', text, json)
    expect(reply.statusCode).toBe(400)
    expect(reply.cookies.map(({ name }) => name)).not.toContain('sid')
  })

  test('differs from a field of the same name in another object and from a text that looks like a field', async () => {
    const { account } = await aDealer({ isSignedIn: false })
    const send = async (body: object) => {
      const reply = await aVisitor().post('/auth/login', JSON.stringify(body), json)
      return [reply.statusCode, reply.body.includes(message)]
    }
    expect(await send({ username: account.login, password: testPassword })).toEqual([200, false])
    expect(await send({ username: '{"a":1,"a":2}', password: String.raw`"a":1,\"a":` })).toEqual([401, false])
    expect(await send([{ a: 1 }, { a: 1, b: { a: 2 } }])).toEqual([400, false])
  })
})
