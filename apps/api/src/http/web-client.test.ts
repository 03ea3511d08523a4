import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { aDealer } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aVisitor } from '../testing/caller.ts'
import { writePages } from '../testing/web-pages.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
mkdirSync(join(dist, 'assets'))
writePages(
  dist,
  `<html lang="{{language}}">
<head>
  <meta name="portal-settings" content="" />
  <meta name="portal-session" content="" />
  <style>h1 { color: navy }</style>
</head>
<a href="{{phone}}">{{brand}}</a>
<script type="application/json">{}</script>
<script>boot()</script>`,
)
writeFileSync(join(dist, 'assets', 'index-abc.js'), 'start()')
writeFileSync(join(dist, 'assets', 'index-abc.js.br'), brotliCompressSync('start()'))
writeFileSync(join(dist, 'assets', 'page-def.css'), 'body {}')
writeFileSync(join(dist, '.built-from'), 'hash')
writeFileSync(`${dist}-outside.txt`, 'outside')

useApi({ WEB_DIST: dist, BRAND_NAME: 'Haus "Muster" & Co', CONTACT_PHONE: '+49 (69) 12-3' })

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
afterAll(() => {
  rmSync(dist, { recursive: true })
  rmSync(`${dist}-outside.txt`)
})

describe('web client', () => {
  test('contains the operator’s settings, escaped, in the page', async () => {
    const page = await aVisitor().get('/')

    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.body).toContain('Haus \\&quot;Muster\\&quot; &amp; Co')
  })

  test.each(['/', '/assets/index-abc.js'])(
    'answers HEAD %s with the headers of GET and no body',
    async (url) => {
      const whole = await api().inject({ method: 'GET', url })
      const reply = await api().inject({ method: 'HEAD', url })

      expect(reply.statusCode).toBe(200)
      expect(reply.body).toBe('')
      for (const name of ['content-type', 'content-length', 'cache-control', 'etag'])
        expect(reply.headers[name], name).toBe(whole.headers[name])
    },
  )

  test.each([
    [{}, 'de'],
    [{ 'accept-language': '*' }, 'de'],
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.8' }, 'de'],
    [{ 'accept-language': 'pl-PL,pl;q=0.9,en;q=0.8' }, 'pl'],
    [{ 'accept-language': 'it-IT,fr;q=0.5' }, 'fr'],
    [{ 'accept-language': 'it-IT' }, 'en'],
    [{ 'accept-language': 'pl', cookie: 'language=nl' }, 'nl'],
    [{ 'accept-language': 'pl', cookie: 'language=xx' }, 'pl'],
  ])('answers %j with the page in the language %s', async (headers, language) => {
    const page = await api().inject({ method: 'GET', url: '/', headers })
    expect(page.body).toContain(`<html lang="${language}">`)
  })

  test('shows the operator before any script has run', async () => {
    const page = await aVisitor().get('/')

    expect(page.body).toContain('<a href="tel:+4969123">Haus &quot;Muster&quot; &amp; Co</a>')
  })

  test('allows the page’s inline script and styles by hash, on that page only', async () => {
    const page = await aVisitor().get('/')
    const elsewhere = await aVisitor().get('/assets/index-abc.js')

    const policy = String(page.headers['content-security-policy'])
    expect(policy).toContain(`;script-src 'self' ${hashOf('boot()')};`)
    expect(policy).toContain(`;style-src 'self' ${hashOf('h1 { color: navy }')} `)
    expect(policy).not.toContain('unsafe')
    expect(elsewhere.headers['content-security-policy']).toContain(";script-src 'self';")
  })

  test('sends the page compressed', async () => {
    const plain = await aVisitor().get('/')
    const headers = { 'accept-encoding': 'gzip, br' }

    const page = await aVisitor().get('/', undefined, { headers })

    expect(page.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'accept-encoding, accept-language, cookie',
    })
    expect(brotliDecompressSync(page.rawPayload).toString()).toBe(plain.body)
  })

  test('sends a cached page again only when it has changed', async () => {
    const dealer = await aDealer()
    const { headers: first } = await aVisitor().get('/')
    const headers = { 'if-none-match': String(first.etag) }

    const again = await aVisitor().get('/', undefined, { headers })
    const signedIn = await dealer.get('/', undefined, { headers })

    expect(again.statusCode).toBe(304)
    expect(again.headers['content-security-policy']).toBe(first['content-security-policy'])
    expect(signedIn.statusCode).toBe(200)
  })

  test('states whether the page was requested without a session', async () => {
    const visitorPage = await aVisitor().get('/')
    const dealerPage = await (await aDealer()).get('/')

    expect(visitorPage.body).toContain('<meta name="portal-session" content="none" />')
    expect(dealerPage.body).toContain('<meta name="portal-session" content="" />')
  })

  test('allows caching a file with a hash in its name for a year', async () => {
    const script = await aVisitor().get('/assets/index-abc.js')

    expect(script.body).toBe('start()')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('sends a file compressed at build time to clients that accept it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }

    const script = await aVisitor().get('/assets/index-abc.js', undefined, { headers })

    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(script.headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
  })

  test.each([
    { name: 'index-abc.js', text: 'start()' },
    { name: 'page-def.css', text: 'body {}' },
  ])('reads $name from the disk once and sends it again with the same headers', async ({ name, text }) => {
    const browser = { 'accept-encoding': 'gzip, deflate, br, zstd' }
    const call = (headers: Record<string, string>) =>
      aVisitor().get(`/assets/${name}`, undefined, { headers })
    const withoutDate = ({ headers }: Awaited<ReturnType<typeof call>>) => ({ ...headers, date: '' })
    const first = await call(browser)
    for (const ending of ['', '.br']) rmSync(join(dist, 'assets', name + ending), { force: true })

    const second = await call(browser)

    expect(withoutDate(second)).toEqual(withoutDate(first))
    expect(second.rawPayload).toEqual(first.rawPayload)
    const isPlain = second.headers['content-encoding'] === undefined
    expect(String(isPlain ? second.rawPayload : brotliDecompressSync(second.rawPayload))).toBe(text)
    expect((await call({ 'accept-encoding': 'gzip' })).statusCode).toBe(404)
    writeFileSync(join(dist, 'assets', name), text)
    expect((await call({ 'accept-encoding': 'br;q=0, gzip' })).body).toBe(text)
    expect((await call({ ...browser, range: 'bytes=0-3' })).statusCode).toBe(206)
    const { etag } = (await call({})).headers
    expect((await call({ ...browser, 'if-none-match': String(etag) })).statusCode).toBe(304)
  })

  test.each(['/.built-from', '/nothing', '/assets/'])('answers 404 for %s', async (path) => {
    const reply = await aVisitor().get(path)

    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ status: 404 })
  })

  test.each(['/..%2f..%2fetc%2fpasswd', '/assets/..%2f.built-from', `/..%2f${basename(dist)}-outside.txt`])(
    'sends nothing from outside its folder for %s',
    async (path) => {
      const reply = await aVisitor().get(path)

      expect([400, 403, 404]).toContain(reply.statusCode)
      expect(reply.headers['content-type']).toContain('application/problem+json')
    },
  )
})
