// Opens the recording page without network for the vehicles this device keeps (condition-record/offline-copy.ts), or
// lists them. Only in the session that kept them: a logout replaces the XSRF token, and the copies are deleted.
const read = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

async function copies() {
  const known = await indexedDB.databases()
  if (!known.some(({ name }) => name === 'portal-prepared')) return { vehicles: [] }
  const database = await read(indexedDB.open('portal-prepared'))
  const kept = database.transaction('prepared').objectStore('prepared')
  const [session, all] = await Promise.all([read(kept.get('session')), read(kept.getAll())])
  database.close()
  return { session, vehicles: all.flatMap(({ vehicle }) => vehicle ?? []) }
}

const placeOf = (gwnummer) => `#/house/vehicles/${gwnummer}/condition`

function list(vehicles) {
  const items = vehicles.map(({ gwnummer, facts }) => {
    const link = document.createElement('a')
    link.href = `/?unterwegs${placeOf(gwnummer)}`
    link.textContent = `${gwnummer} ${facts.hersteller} ${facts.modell}`
    const item = document.createElement('li')
    item.append(link)
    return item
  })
  document.querySelector('#vehicles ul').append(...items)
  document.querySelector('#vehicles').hidden = items.length === 0
}

const { session, vehicles } = await copies()
if (session && document.cookie.split('; ').includes(`XSRF-TOKEN=${session.token}`)) {
  sessionStorage.setItem('portal.account', JSON.stringify(session.account))
  const isKept = vehicles.some(({ gwnummer }) => location.hash === placeOf(gwnummer))
  if (isKept && location.search !== '?unterwegs') location.replace(`/?unterwegs${location.hash}`)
  else list(vehicles)
} else if (session) indexedDB.deleteDatabase('portal-prepared')
