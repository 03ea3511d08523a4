import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api, useApi } from '../testing/api.ts'
import { aCar } from '../testing/cars.ts'
import { containsInternals, naughtyStrings, numberTexts } from '../testing/hostile.ts'
import { writePages } from '../testing/web-pages.ts'

const dist = mkdtempSync(join(tmpdir(), 'portal-dist-'))
writePages(dist, '<meta name="portal-settings" content="" />')
afterAll(() => rmSync(dist, { recursive: true }))

useApi({
  RATE_LIMITS: 'relaxed',
  WEB_DIST: dist,
  FINANCING: 'true',
  FINANCE_WIDGET_URL: 'https://bank.example/rate.js',
})

/** The routes outside the contract; `@` marks a part the caller chooses. */
const pages = [
  '/',
  '/@',
  '/assets/@',
  '/fahrzeug/@',
  '/fahrzeug/seite.css',
  '/finanzierung/widget?fahrzeugid=@',
  '/sitemap.xml',
  '/sitemap/@.xml',
  '/robots.txt',
  '/manifest.webmanifest',
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/page.css',
  '/healthz',
  '/readyz',
]
/** Calls of the contract with texts in their path. */
const imageSizes = [
  '/mvp/api/image?path=test&img_name=seite%40@.webp',
  '/mvp/api/image?path=@&img_name=seite.webp',
]

const encoded = [...naughtyStrings, ...numberTexts, 'x'.repeat(6000), '999999', '640', '640@640'].map(
  (value) => encodeURIComponent(value.toWellFormed()),
)
/** Input no browser sends: broken escapes, other encodings, path traversal. */
const written = [
  '%',
  '%zz',
  '%00',
  '%ff',
  '%c0%af',
  '%2e%2e%2fetc%2fpasswd',
  '..%5c..%5cwin.ini',
  '//x.example',
  '.git/HEAD',
  ';a=1',
  '?',
  '&&=',
]
const values = [...encoded, ...written]

const headers: Record<string, string>[] = [
  { range: 'bytes=9-1,-5' },
  { 'accept-encoding': 'br;q=2, gzip;q=-1, *;q=x' },
  { 'if-none-match': '"' },
  { 'if-modified-since': 'gestern' },
  { cookie: 'SESSION=%; XSRF-TOKEN=\u00ff; =; a' },
  { accept: 'x/y;q=z' },
]

async function defectsOf(url: string, sent: Record<string, string> = {}): Promise<string[]> {
  const { statusCode, body } = await api().inject({ method: 'GET', url, headers: sent })
  const what = `GET ${url.slice(0, 160)} ${JSON.stringify(sent)}`
  if (statusCode >= 500) return [`${what} fails: ${statusCode} ${body.slice(0, 200)}`]
  return statusCode >= 400 && containsInternals(body)
    ? [`${what} reveals internals: ${body.slice(0, 200)}`]
    : []
}

let gwnummer: string
beforeAll(async () => {
  gwnummer = (await aCar()).gwnummer
})

describe('Feindliche Aufrufe der Seiten', () => {
  test('are sent to existing pages', async () => {
    const known = { '/fahrzeug/@': gwnummer, '/sitemap/@.xml': '1', '/@': 'index.html' }
    for (const page of pages.filter((one) => !one.includes('@') || one in known)) {
      const url = page.replace('@', Object.entries(known).find(([path]) => path === page)?.[1] ?? '')
      expect([url, (await api().inject(url)).statusCode]).toEqual([url, 200])
    }
  })

  test('never cause a 5xx, whatever the path or query contains', { timeout: 120_000 }, async () => {
    const defects: string[] = []
    for (const page of [...pages, ...imageSizes]) {
      const urls = page.includes('@')
        ? values.map((value) => page.replace(/@(?!.*@)/, () => value))
        : values.map((value) => `${page}?a=${value}&${value}=1`)
      for (const url of urls) defects.push(...(await defectsOf(url)))
    }
    expect(defects).toEqual([])
  })

  test('never cause a 5xx, whatever the headers contain', async () => {
    const defects: string[] = []
    for (const page of pages)
      for (const sent of headers) defects.push(...(await defectsOf(page.replace('@', gwnummer), sent)))
    expect(defects).toEqual([])
  })
})
