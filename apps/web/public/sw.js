// Caches the portal's static files and a page for missing connections. API responses (prices, accounts, vehicle
// pictures) are never cached: only /assets/, the files listed below and, once the house's recording page was opened, the
// portal's page without data. Shows the notifications the server sends.
const cacheName = 'portal-shell-2'
const files = ['/offline.html', '/offline.css', '/offline.js', '/favicon.svg', '/icon-192.png']
const assetsMax = 150

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(cacheName).then((cache) => cache.addAll(files)))
  self.skipWaiting()
})

self.addEventListener('activate', (event) => {
  const tidy = async () => {
    for (const name of await caches.keys()) if (name !== cacheName) await caches.delete(name)
    await self.clients.claim()
  }
  event.waitUntil(tidy())
})

/**
 * Tries a second time after a second, because the first request after a lost connection often fails, and the browser
 * fails a script that failed once until the page is loaded again.
 */
const fetched = (request) =>
  fetch(request).catch(async () => {
    await new Promise((done) => setTimeout(done, 1000))
    return fetch(request)
  })

/** File names contain a content hash, so a cached copy stays valid. The oldest files are removed first. */
async function asset(request) {
  const cache = await caches.open(cacheName)
  const known = await cache.match(request)
  if (known) return known
  const reply = await fetched(request)
  if (reply.ok) {
    await cache.put(request, reply.clone())
    const kept = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith('/assets/'))
    for (const old of kept.slice(0, Math.max(0, kept.length - assetsMax))) await cache.delete(old)
  }
  return reply
}

/** `?unterwegs` is the address of pages whose data this device keeps; all others need a connection. */
async function withoutNetwork(search) {
  const page = search === '?unterwegs' ? await caches.match('/') : undefined
  return page ?? caches.match('/offline.html')
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') {
    if (pathname === '/') event.respondWith(fetch(request).catch(() => withoutNetwork(search)))
    return
  }
  if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (files.includes(pathname))
    event.respondWith(caches.match(request).then((file) => file ?? fetch(request)))
})

/** The server sends title, body, path, tag and language. Browsers demand that every message is shown. */
self.addEventListener('push', (event) => {
  const { title, body, path, tag, lang } = event.data.json()
  const look = { body, tag, data: path, icon: '/icon-192.png', lang }
  event.waitUntil(self.registration.showNotification(title, look))
})

/** Opens the page in a new tab, because another tab may contain unsent input. */
self.addEventListener('notificationclick', (event) => {
  const { notification } = event
  notification.close()
  const { href } = new URL(`/#${notification.data}`, self.location.origin)
  const open = async () => {
    const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
    const shown = tabs.find(({ url }) => url === href)
    return shown ? shown.focus() : self.clients.openWindow(href)
  }
  event.waitUntil(open())
})
