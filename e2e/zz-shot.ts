import { startBrowser } from '/work/w/integ/e2e/browser.ts'
import { signIn } from '/work/w/integ/e2e/session.ts'
const [, , who, ...places] = process.argv
const base = process.env.BASE ?? 'http://localhost:9100'
const browser = await startBrowser()
for (const [width, height] of [[1280, 900],[390, 844]]) {
  const context = await browser.newContext({ baseURL: base, viewport: { width, height }, locale: 'de-DE', isMobile: width < 500, hasTouch: width < 500 })
  const page = await context.newPage()
  await page.goto('/')
  await page.getByRole('button', { name: 'Nur notwendige' }).click().catch(() => {})
  if (who !== 'visitor') await signIn(page, who)
  let n = 0
  for (let place of places) {
    if (place === 'PURCHASE') { const l = await (await page.request.get('/mvp/api/mvp-meine/hand-overs?size=24')).json(); place = 'purchases/' + l.find((p: any) => p.state === (process.env.STATE ?? 'ready')).id }
    if (place === 'HOUSEPURCHASE') { const l = await (await page.request.get('/mvp/api/house-purchases?state=' + (process.env.STATE ?? 'ready'))).json(); place = 'house/purchases/' + l[0].id }
    await page.goto('/#/' + place); await page.waitForLoadState('networkidle'); await page.waitForTimeout(400)
    await page.screenshot({ path: `/tmp/shot-${width}-${n++}.png`, fullPage: true })
  }
  await context.close()
}
await browser.close()
