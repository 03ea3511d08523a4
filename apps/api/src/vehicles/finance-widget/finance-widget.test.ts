import { describe, expect, test } from 'vitest'
import { aDealer } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar } from '../../testing/cars.ts'

useApi({ FINANCING: 'true', FINANCE_WIDGET_URL: 'https://bank.example/rate.js' })

const widget = (fahrzeugid: number | string, client: Pick<ReturnType<typeof aVisitor>, 'get'> = aVisitor()) =>
  client.get('/finanzierung/widget', { fahrzeugid: String(fahrzeugid) })

describe('Widget der Partnerbank', () => {
  test('receives the ten values of the car (E-37)', async () => {
    const { fahrzeugid } = await aCar({ kilometerstandbis: 45_100, modell: 'Golf "R" <b>' })
    const { body } = await widget(fahrzeugid)

    const values = [...body.matchAll(/ data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])
    expect(values).toEqual([
      ['fueltypedescription', 'Benzin'],
      ['hersteller', 'Volkswagen'],
      ['kilometerstandbis', '45100'],
      ['modell', 'Golf &quot;R&quot; &lt;b&gt;'],
      ['kwbis', '96'],
      ['planverkaufspreisprivatkundengeschaeftbrutto', '18900'],
      ['fahrzeugaufbaubezeichnung', 'Kombi'],
      ['erstzulassungvon', '2021-03-15'],
      ['rate', '7.99'],
      ['type', '0'],
    ])
    expect(body).toContain('<script src="https://bank.example/rate.js" defer></script>')
  })

  test('has an origin of its own and may load only from the partner', async () => {
    const { fahrzeugid } = await aCar()
    const { headers } = await widget(fahrzeugid)

    const policy = String(headers['content-security-policy'])
    expect(policy).toContain('script-src https://bank.example;')
    expect(policy).toContain('sandbox allow-scripts allow-forms')
    expect(policy).not.toMatch(/allow-same-origin|script-src[^;]*'(?:self|unsafe)/)
    expect(policy).toContain("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  })

  test('never receives a dealer’s price', async () => {
    const { fahrzeugid } = await aCar({ haendlerpreisbrutto: 16_543 })
    expect((await widget(fahrzeugid, await aDealer())).body).not.toContain('16543')
  })

  test('has no page for an unavailable car', async () => {
    const { fahrzeugid } = await aCar({ available: false })
    expect((await widget(fahrzeugid)).statusCode).toBe(404)
    expect((await widget('x')).statusCode).toBe(404)
    expect((await aVisitor().get('/finanzierung/widget')).statusCode).toBe(400)
  })
})
