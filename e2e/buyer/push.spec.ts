import { createECDH, randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { signInAsNewDealer } from '../dealers.ts'
import { expect, expectAccessible, expectFits, test } from '../fixtures.ts'

test.use({ serviceWorkers: 'allow' })

/**
 * Replaces permission and push service, because the test browser denies notifications and has no push service: the
 * permission is granted on request, and the subscription is generated here.
 */
async function permitNotifications(page: Page) {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  await page.addInitScript(
    (subscription) => {
      const kept = 'test.push-subscription'
      const subscribed = () => ({
        ...subscription,
        toJSON: () => subscription,
        unsubscribe: async () => sessionStorage.removeItem(kept),
      })
      const permission = () => sessionStorage.getItem('test.permission') ?? 'default'
      Object.defineProperty(Notification, 'permission', { get: permission })
      Notification.requestPermission = async () => {
        sessionStorage.setItem('test.permission', 'granted')
        return 'granted'
      }
      Object.assign(PushManager.prototype, {
        getSubscription: async () => (sessionStorage.getItem(kept) ? subscribed() : null),
        subscribe: async () => {
          sessionStorage.setItem(kept, 'yes')
          return subscribed()
        },
      })
    },
    {
      endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
      keys: {
        p256dh: keys.getPublicKey('base64url'),
        auth: randomBytes(16).toString('base64url'),
      },
    },
  )
}

test('a dealer switches notifications on and off for this device; the permission is requested after the click', {
  tag: '@both-widths',
}, async ({ page }) => {
  await permitNotifications(page)
  await signInAsNewDealer(page)
  await page.goto('/#/account')
  const panel = page.getByRole('region', { name: 'Mitteilungen' })
  const switchOn = panel.getByRole('button', { name: 'Auf diesem Gerät einschalten' })
  await expect(switchOn).toBeVisible()
  await expect(panel).toContainText('Preise stehen nicht in den Mitteilungen')
  expect(await page.evaluate(() => Notification.permission)).toBe('default')
  await expectAccessible(page)
  await expectFits(page)

  await switchOn.click()
  const device = panel.getByRole('listitem')
  await expect(device).toContainText('Chrome auf')
  await expect(device).toContainText('(dieses Gerät)')
  await expectAccessible(page)
  await expectFits(page)

  const choice = panel.getByRole('group', { name: 'Sofort-Nachrichten kommen als' })
  await expect(choice.getByRole('radio', { name: 'Mitteilung und E-Mail' })).toBeChecked()
  const stored = page.waitForResponse((response) => response.request().method() === 'PUT')
  await choice.getByRole('radio', { name: 'nur E-Mail' }).click()
  expect((await stored).ok()).toBe(true)

  await page.reload()
  await expect(choice.getByRole('radio', { name: 'nur E-Mail' })).toBeChecked()
  await expect(panel.getByRole('button', { name: 'Auf diesem Gerät ausschalten' })).toBeVisible()
  await device.getByRole('button', { name: /entfernen$/ }).click()
  await expect(device).toHaveCount(0)
  await expect(switchOn).toBeVisible()
  await page.getByRole('button', { name: 'Rückgängig' }).click()
  await expect(device).toContainText('(dieses Gerät)')
  await panel.getByRole('button', { name: 'Auf diesem Gerät ausschalten' }).click()
  await expect(device).toHaveCount(0)
  await expect(switchOn).toBeVisible()
})

test('where the browser blocks notifications, the account page explains how to allow them', async ({
  page,
}) => {
  await signInAsNewDealer(page)
  await page.goto('/#/account')
  const panel = page.getByRole('region', { name: 'Mitteilungen' })
  await expect(panel).toContainText('sind in Ihrem Browser gesperrt')
  await expect(panel.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
})

/**
 * Runs in the service worker. `waitUntil` is replaced, because it throws for events created by a script; the test
 * awaits its promise instead.
 */
const pushAndClick = (text: object) => `(async () => {
  const shown = []
  self.registration.showNotification = async (title, look) => shown.push({ title, ...look })
  self.clients.openWindow = async (address) => shown.push(address)
  const handled = (event) => {
    let work
    event.waitUntil = (promise) => { work = promise }
    self.dispatchEvent(event)
    return work
  }
  await handled(new PushEvent('push', { data: ${JSON.stringify(JSON.stringify(text))} }))
  const notification = { data: shown[0].data, close: () => shown.push('closed') }
  await handled(Object.assign(new ExtendableEvent('notificationclick'), { notification }))
  return shown
})()`

test('the service worker shows a push message of the server, and a click opens its page', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/#/home')
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  const path = '/cardetailsview/1/BMW/3er/vname/searchResults'
  const text = { title: 'Neu: BMW 3er', body: 'EZ 03/2021', path, tag: 'portal-1', lang: 'fr' }
  expect(await worker.evaluate(pushAndClick(text))).toEqual([
    { title: text.title, body: text.body, tag: text.tag, data: path, icon: '/icon-192.png', lang: 'fr' },
    'closed',
    `${baseURL}/#${path}`,
  ])
})
