import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { aDealer } from '../testing/accounts.ts'
import { useApi } from '../testing/api.ts'
import { aVisitor } from '../testing/caller.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
mkdirSync(join(dist, 'assets'))
writeFileSync(
  join(dist, 'index.html'),
  `<head>
  <meta name="portal-settings" content="" />
  <meta name="portal-session" content="" />
</head>`,
)
writeFileSync(join(dist, 'assets', 'index-abc.js'), 'start()')
writeFileSync(join(dist, 'assets', 'index-abc.js.br'), brotliCompressSync('start()'))
writeFileSync(join(dist, '.built-from'), 'hash')
writeFileSync(`${dist}-outside.txt`, 'outside')

useApi({ WEB_DIST: dist, BRAND_NAME: 'Haus "Muster" & Co' })
afterAll(() => {
  rmSync(dist, { recursive: true })
  rmSync(`${dist}-outside.txt`)
})

describe('web client', () => {
  test('carries the operator’s settings, escaped, in the page', async () => {
    const page = await aVisitor().get('/')

    expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(page.headers['cache-control']).toBe('no-cache')
    expect(page.body).toContain('Haus \\&quot;Muster\\&quot; &amp; Co')
  })

  test('says whether the page was asked for without a session', async () => {
    const visitorPage = await aVisitor().get('/')
    const dealerPage = await (await aDealer()).get('/')

    expect(visitorPage.body).toContain('<meta name="portal-session" content="none" />')
    expect(dealerPage.body).toContain('<meta name="portal-session" content="" />')
  })

  test('lets a file with a hash in its name be kept for a year', async () => {
    const script = await aVisitor().get('/assets/index-abc.js')

    expect(script.body).toBe('start()')
    expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  })

  test('sends a file packed at build time to whoever can unpack it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }

    const script = await aVisitor().get('/assets/index-abc.js', undefined, { headers })

    expect(script.headers).toMatchObject({
      'content-encoding': 'br',
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect(script.headers['content-type']).toMatch(/^(?:text|application)\/javascript/)
  })

  test.each(['/.built-from', '/nothing', '/assets/'])('answers 404 for %s', async (path) => {
    const reply = await aVisitor().get(path)

    expect(reply.statusCode).toBe(404)
    expect(reply.json()).toMatchObject({ status: 404 })
  })

  test.each(['/..%2f..%2fetc%2fpasswd', '/assets/..%2f.built-from', `/..%2f${basename(dist)}-outside.txt`])(
    'gives nothing outside its folder for %s',
    async (path) => {
      const reply = await aVisitor().get(path)

      expect([400, 403, 404]).toContain(reply.statusCode)
      expect(reply.headers['content-type']).toContain('application/problem+json')
    },
  )
})
