import { describe, expect, test } from 'vitest'
import { aDealer } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'

useApi()

describe('API-Beschreibung', () => {
  test('lists every call with its parameters, responses and problems', async () => {
    const reply = await api().inject('/api/openapi.json')
    const document = reply.json()

    expect(document.openapi).toBe('3.1.0')
    const search = document.paths['/mvp/api/mvp-car-stocks/search/with'].get
    expect(search['x-access']).toBe('public')
    expect(search.parameters.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['maker', 'km_stand_to', 'page', 'size', 'sort']),
    )
    expect(document.paths['/mvp/api/mvp-car-stocks/{id}'].get.parameters[0]).toMatchObject({
      name: 'id',
      in: 'path',
    })
    expect(Object.keys(search.responses)).toEqual(['200', 'default'])
  })

  test('states which calls admit keys of companies, and with which scope', async () => {
    const { paths, components } = (await api().inject('/api/openapi.json')).json()
    expect(components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' })
    expect(paths['/mvp/api/mvp-car-stocks'].get.security).toEqual([{}, { apiKey: ['stock:read'] }])
    expect(paths['/mvp/api/mvp-meine'].get.security).toEqual([
      { session: [] },
      { apiKey: ['purchases:read'] },
    ])
    expect(paths['/uaa/api/company'].get.security).toEqual([{ session: [] }])
    const tokenOf = (path: string) =>
      paths[path].post.parameters.find(({ name }: { name: string }) => name === 'X-XSRF-TOKEN').required
    expect(tokenOf('/mvp/api/mvp-user-car-request')).toBe(false)
    expect(tokenOf('/uaa/api/company/api-keys')).toBe(true)
    const page = (await api().inject('/api/docs')).body
    expect(page).toContain('API-Schlüssel mit <code>stock:read</code>')
    expect(page).toContain('Authorization: Bearer')
  })

  test('shows a request and an answer of each call for programs, and a refusal that the portal really makes', async () => {
    const page = (await api().inject('/api/docs')).body
    expect(page).toContain('Beispiel einer Anfrage')
    expect(page).toContain('Beispiel einer Antwort')
    const { paths } = (await api().inject('/api/openapi.json')).json()
    const { post } = paths['/mvp/api/mvp-user-car-request']
    const { bemerkungen: _, ...payload } = post.requestBody.content['application/json'].example
    const refused = await (await aDealer()).post('/mvp/api/mvp-user-car-request', payload)
    const { example } = post.responses.default.content['application/problem+json']
    expect(refused.json()).toEqual(example)
  })

  test('names the brand that is set now', async () => {
    const { env } = api()
    const titleOf = async () => (await api().inject('/api/openapi.json')).json().info.title
    const before = env.BRAND_NAME
    expect(await titleOf()).toBe(`${before} API`)
    env.BRAND_NAME = 'Haus & Hof'
    expect(await titleOf()).toBe('Haus & Hof API')
    env.BRAND_NAME = before
  })

  test('is a page without scripts or inline styles', async () => {
    const reply = await api().inject('/api/docs')
    expect(reply.headers['content-type']).toContain('text/html')
    expect(reply.body).toContain('/mvp/api/mvp-car-stocks/{id}')
    expect(reply.body).not.toMatch(/<script|style=|<style/)
    const style = await api().inject('/api/docs/page.css')
    expect(style.statusCode).toBe(200)
  })
})
