// Opens a pick-up pass this device has shown before, the recording page without network for the vehicles this device keeps (condition-record/offline-copy.ts), and the
// hand-over of the yard if it keeps its list, or lists them. Only in the session that kept them: a logout replaces the XSRF token, and the copies are deleted.
const read = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function copies() {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'portal-prepared')) return { vehicles: [], pickUps: undefined }
  const database = await read(indexedDB.open('portal-prepared'))
  const kept = database.transaction('prepared').objectStore('prepared')
  const [session, pickUps, all] = await Promise.all([
    read(kept.get('session')),
    read(kept.get('pick-ups')),
    read(kept.getAll()),
  ])
  database.close()
  return { session, pickUps, vehicles: all.flatMap(({ vehicle }) => vehicle ?? []) }
}

const placeOf = (gwnummer) => `#/house/vehicles/${gwnummer}/condition`

function list(pages) {
  const items = pages.map(({ place, text }) => {
    const link = document.createElement('a')
    link.href = `/?unterwegs${place}`
    link.textContent = text
    const item = document.createElement('li')
    item.append(link)
    return item
  })
  document.querySelector('#vehicles ul').append(...items)
  document.querySelector('#vehicles').hidden = items.length === 0
}

/** Whether this device keeps the pick-up pass of a token (sale/kept-passes/queries.ts); it needs no session. */
async function hasPass(token) {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'portal-passes')) return false
  const database = await read(indexedDB.open('portal-passes'))
  const kept = await read(database.transaction('passes').objectStore('passes').getKey(token))
  database.close()
  return kept !== undefined
}

const token = /^#\/pass\/([\w-]+)$/.exec(location.hash)?.[1]
if (token && location.search !== '?unterwegs' && (await hasPass(token)))
  location.replace(`/?unterwegs${location.hash}`)

const { session, vehicles, pickUps } = await copies()
const pages = [
  ...(pickUps ? [{ place: '#/house/hand-over', text: 'Ausgabe' }] : []),
  ...vehicles.map(({ gwnummer, facts }) => ({
    place: placeOf(gwnummer),
    text: `${gwnummer} ${facts.hersteller} ${facts.modell}`,
  })),
]
if (session && document.cookie.split('; ').includes(`XSRF-TOKEN=${session.token}`)) {
  sessionStorage.setItem('portal.account', JSON.stringify(session.account))
  const isKept = pages.some(({ place }) => location.hash === place)
  if (isKept && location.search !== '?unterwegs') location.replace(`/?unterwegs${location.hash}`)
  else list(pages)
} else if (session) indexedDB.deleteDatabase('portal-prepared')
