import { describe, expect, test } from 'vitest'
import { aDealer, anApplicant } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'

useApi()

const url = '/mvp/api/mvp-user-search-params'

describe('Suchparameter des Kontos', () => {
  test('are returned as last saved', async () => {
    const [dealer, other] = [await aDealer(), await aDealer()]
    const params = { maker: 'Audi', transporter: false, searchType: 'detailed', vehicleType: 'pkw' }
    expect((await dealer.put(url, { maker: 'BMW' })).statusCode).toBe(204)
    expect((await dealer.put(url, params)).statusCode).toBe(204)
    expect((await dealer.get(url)).json()).toEqual(params)
    expect((await other.get(url)).json()).toEqual({ searchType: 'basic', vehicleType: 'pkw' })
  })

  test('are stored for applicants too, but not without a login', async () => {
    const applicant = await anApplicant()
    expect((await applicant.put(url, { vehicleType: 'lkw' })).statusCode).toBe(204)
    expect((await applicant.get(url)).json()).toEqual({ searchType: 'basic', vehicleType: 'lkw' })
    expect((await aVisitor().get(url)).statusCode).toBe(401)
    expect((await aVisitor().put(url, {})).statusCode).toBe(401)
  })

  test('must be valid criteria; an invalid field is named', async () => {
    const dealer = await aDealer()
    expect((await dealer.put(url, { price_to: 'viel' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'price_to' }],
    })
    expect((await dealer.put(url, { login: 'x' })).json()).toMatchObject({
      status: 400,
      errors: [{ path: 'login' }],
    })
    expect((await dealer.get(url)).json()).toEqual({ searchType: 'basic', vehicleType: 'pkw' })
  })
})
