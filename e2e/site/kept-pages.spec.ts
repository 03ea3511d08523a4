import { expect, test } from '../fixtures.ts'
import { clear } from '../kept-pages.ts'

test('a page is kept for the next test without what this one changed', async ({
  page,
  context,
  viewport,
}) => {
  const requested: string[] = []
  await page.goto('/#/home')
  await page.evaluate(async () => {
    localStorage.setItem('left', '1')
    sessionStorage.setItem('left', '1')
    await caches.open('left')
    await new Promise((done) => Object.assign(indexedDB.open('left'), { onsuccess: done }))
  })
  await context.addCookies([{ name: 'left', value: '1', domain: 'localhost', path: '/' }])
  page.on('request', (request) => requested.push(request.url()))
  await page.route('**/mvp-car-stocks-last', (route) => route.abort())
  await page.setViewportSize({ width: 320, height: 640 })
  await page.emulateMedia({ media: 'print' })
  await context.newPage()
  await context.setOffline(true)

  await clear(page, { viewport })

  expect(context.pages()).toEqual([page])
  expect(page.viewportSize()).toEqual(viewport)
  expect(await context.cookies()).toEqual([])
  const left = await page.evaluate(async () => ({
    local: localStorage.length,
    session: sessionStorage.length,
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    isPrinted: matchMedia('print').matches,
  }))
  expect(left).toEqual({ local: 0, session: 0, caches: [], databases: [], isPrinted: false })
  const requests = requested.length
  expect(await page.evaluate(async () => (await fetch('/mvp/api/mvp-car-stocks-last')).status)).toBe(200)
  expect(requested).toHaveLength(requests)
})
