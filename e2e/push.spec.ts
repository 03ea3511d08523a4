import { signInAsNewDealer } from './dealers.ts'
import { expect, expectAccessible, expectFits, test } from './fixtures.ts'

test('the account offers notifications, asks the browser only after the click, and reports a refusal', {
  tag: '@both-widths',
}, async ({ page }) => {
  await signInAsNewDealer(page)
  await page.goto('/#/account')
  const panel = page.getByRole('region', { name: 'Mitteilungen' })
  const switchOn = panel.getByRole('button', { name: 'Auf diesem Gerät einschalten' })
  await expect(switchOn).toBeVisible()
  await expect(panel).toContainText('Preise stehen nicht in den Mitteilungen')
  await expectAccessible(page)
  await expectFits(page)
  const subscription = await page.evaluate(async () => {
    const { pushManager } = await navigator.serviceWorker.ready
    return pushManager.getSubscription()
  })
  expect(subscription).toBeNull()

  // The browser of the tests has no connection to a push service, so it refuses the permission or the subscription.
  await switchOn.click()
  await expect(panel.getByText(/gesperrt|nicht eingeschaltet|ausgeschaltet/)).toBeVisible()
  await expectAccessible(page)
})

test('the service worker shows what the server sends', async ({ page, context }) => {
  await context.grantPermissions(['notifications'])
  await page.goto('/#/home')
  const shown = await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    return Notification.permission
  })
  expect(shown).toBe('granted')
  const [worker] = context.serviceWorkers()
  if (!worker) throw new Error('There is no service worker.')
  const text = {
    title: 'Neu: BMW 3er',
    body: 'EZ 03/2021',
    path: '/cardetailsview/1/BMW/3er/vname/searchResults',
  }
  const message = JSON.stringify(JSON.stringify({ ...text, tag: 'portal-1' }))
  await worker.evaluate(`self.dispatchEvent(new PushEvent('push', { data: ${message} })) && null`)
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready
        const notes = await registration.getNotifications()
        return notes.map(({ title, body, data, tag }) => ({ title, body, path: data, tag }))
      }),
    )
    .toEqual([{ ...text, tag: 'portal-1' }])
})
