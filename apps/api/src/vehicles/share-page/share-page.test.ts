import { describe, expect, test } from 'vitest'
import { aDealer } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aVisitor } from '../../testing/caller.ts'
import { aCar, changeCar } from '../../testing/cars.ts'

useApi({ PUBLIC_URL: 'https://portal.autoexpo.example' })

const origin = 'https://portal.autoexpo.example'
const visitor = aVisitor()
const structured = (page: string) => JSON.parse(/ld\+json">(.*?)<\/script>/.exec(page)?.[1] ?? '')

describe('Geteilte Seite', () => {
  test('shows title, picture and consumer price to people and machines', async () => {
    const { gwnummer, fahrzeugid } = await aCar({
      vatMode: 'REGEL',
      planverkaufspreisprivatkundengeschaeftbrutto: 18_900,
      haendlerpreisbrutto: 16_543,
      co2Class: 'C',
    })
    const reply = await visitor.get(`/fahrzeug/${gwnummer}`)

    expect(reply.statusCode).toBe(200)
    expect(reply.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(reply.body).toContain('<title>Volkswagen Golf: Golf Variant 1.5 TSI Life | Autoexpo</title>')
    expect(reply.body).toContain(`<meta property="og:url" content="${origin}/fahrzeug/${gwnummer}">`)
    expect(reply.body).toMatch(
      /og:image" content="https:\/\/portal\.autoexpo\.example\/mvp\/api\/image\?path=test%2F\d{6}&amp;img_name=seite%401280\.jpg"/,
    )
    expect(reply.body).toContain('<meta property="og:image:type" content="image/jpeg">')
    expect(reply.body).toContain('18.900,00\u00a0€')
    expect(reply.body).toContain('<p>inkl. MwSt.</p>')
    expect(reply.body).toContain('<meta property="product:price:amount" content="18900.00">')
    expect(reply.body).toContain('<dt>CO₂-Klasse</dt><dd>C</dd>')
    expect(reply.body).toContain(`href="/#/cardetailsview/${fahrzeugid}/Volkswagen/Golf/vname/searchResults"`)
    expect(structured(reply.body)).toMatchObject({
      '@type': 'Car',
      sku: gwnummer,
      mileageFromOdometer: { value: 45_000, unitCode: 'KMT' },
      offers: { price: '18900.00', priceCurrency: 'EUR', url: `${origin}/fahrzeug/${gwnummer}` },
    })
  })

  test('is there in every language, and names the others to search engines', async () => {
    const { gwnummer } = await aCar({ planverkaufspreisprivatkundengeschaeftbrutto: 18_900 })
    const url = `${origin}/fahrzeug/${gwnummer}`
    const reply = await visitor.get(`/fahrzeug/${gwnummer}?sprache=en`)

    expect(reply.body).toContain('<html lang="en">')
    expect(reply.body).toContain('€18,900.00')
    expect(reply.body).toContain('<dt>Mileage</dt><dd>45,000\u00a0km</dd>')
    expect(reply.body).toContain(`<link rel="alternate" hreflang="pl" href="${url}?sprache=pl">`)
    expect(reply.body).toContain(`<link rel="alternate" hreflang="x-default" href="${url}">`)
    expect((await visitor.get(`/fahrzeug/${gwnummer}?sprache=xx`)).body).toContain('<html lang="de">')
  })

  test('never has a dealer’s price, not even for a dealer', async () => {
    const { gwnummer } = await aCar({ haendlerpreisbrutto: 16_543 })
    const reply = await (await aDealer()).get(`/fahrzeug/${gwnummer}`)

    expect(reply.body).not.toMatch(/16\.?543|Händler/)
  })

  test('shows values of the stock as text, whatever they contain', async () => {
    const evil = `"><script>alert(1)</script>'&`
    const { gwnummer } = await aCar({ headlineinternet: evil, hersteller: 'A</title>', farbe: evil })
    const { body } = await visitor.get(`/fahrzeug/${gwnummer}`)

    expect(body).not.toContain('<script>')
    expect(body).not.toContain('A</title>:')
    expect(body.match(/<script/g)).toHaveLength(1)
    expect(structured(body).name).toContain(evil)
  })

  test('of a sold car answers 410 and shows similar cars', async () => {
    const sold = await aCar({ hersteller: 'Saab', modellgruppe: '9-5' })
    const similar = await aCar({ hersteller: 'Saab', modellgruppe: '9-5' })
    await changeCar(sold.fahrzeugid, { available: false, soldAt: new Date() })
    const reply = await visitor.get(`/fahrzeug/${sold.gwnummer}`)

    expect(reply.statusCode).toBe(410)
    expect(reply.body).toContain('bereits verkauft')
    expect(reply.body).toContain(`href="/fahrzeug/${similar.gwnummer}"`)
    expect(reply.body).toContain('inkl. MwSt. oder differenzbesteuert nach § 25a UStG')
    expect(reply.body).not.toContain('ld+json')
  })

  test('of a car without a consumer price offers it on request, as do search, vehicle page and sitemap', async () => {
    const { gwnummer, fahrzeugid } = await aCar({
      planverkaufspreisprivatkundengeschaeftbrutto: 0,
      haendlerpreisbrutto: 16_543,
    })
    const { body } = await visitor.get(`/fahrzeug/${gwnummer}`)
    expect(body).toContain('Preis auf Anfrage')
    expect(body).not.toContain('product:price:amount')
    expect(structured(body).offers).toBeUndefined()

    await api().stock.refresh()
    const found = await visitor.get('/mvp/api/mvp-car-stocks/search/with', { gwNummer: gwnummer })
    expect(found.json()).toMatchObject([{ gwnummer, preis: 0 }])
    expect((await visitor.get(`/mvp/api/mvp-car-stocks/${fahrzeugid}`)).statusCode).toBe(200)
    expect((await visitor.get('/sitemap/1.xml')).body).toContain(`/fahrzeug/${gwnummer}<`)
  })

  test('of a car never published answers that it is unknown', async () => {
    const { gwnummer } = await aCar({ available: false, publishedAt: null })
    const reply = await visitor.get(`/fahrzeug/${gwnummer}`)

    expect(reply.statusCode).toBe(404)
    expect(reply.body).not.toContain('verkauft')
  })

  test.each(['000001', '12', 'abcdef', '%3Cscript%3E'])(
    'of %s says that there is no such car',
    async (gw) => {
      const reply = await visitor.get(`/fahrzeug/${gw}`)

      expect(reply.statusCode).toBe(404)
      expect(reply.headers['content-type']).toContain('text/html')
      expect(reply.body).toContain('Fahrzeug nicht gefunden')
    },
  )

  test('allows no inline script', async () => {
    const { gwnummer } = await aCar()
    const { headers } = await visitor.get(`/fahrzeug/${gwnummer}`)

    expect(headers['content-security-policy']).toContain("script-src 'self';")
    expect(headers['cache-control']).toMatch(/^(?:public|private), max-age=300$/)
  })
})

describe('Für Suchmaschinen', () => {
  test('the sitemap lists exactly the published cars', async () => {
    const shown = await aCar()
    const hidden = await aCar({ available: false })
    const withoutPhoto = await aCar({}, {})
    const index = await visitor.get('/sitemap.xml')
    expect(index.body).toContain(`<loc>${origin}/sitemap/1.xml</loc>`)

    const part = await visitor.get('/sitemap/1.xml')
    expect(part.headers['content-type']).toContain('application/xml')
    expect(part.body).toContain(`<loc>${origin}/fahrzeug/${shown.gwnummer}</loc>`)
    expect(part.body).not.toContain(hidden.gwnummer)
    expect(part.body).not.toContain(withoutPhoto.gwnummer)
    expect((await visitor.get('/sitemap/2.xml')).statusCode).toBe(404)
    expect((await visitor.get('/sitemap/0.xml')).statusCode).toBe(400)
  })

  test('robots.txt names the sitemap and excludes the calls', async () => {
    const { body } = await visitor.get('/robots.txt')
    expect(body).toContain(`Sitemap: ${origin}/sitemap.xml`)
    expect(body).toContain('Disallow: /mvp/')
    expect(body).not.toMatch(/^Disallow: \/$/m)
  })
})
