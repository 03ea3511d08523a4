/**
 * Inline script that runs before any other file is fetched. It shows the outline of the current page, requests its
 * data, and loads the app after the largest picture is drawn.
 */
import { readCarDetails } from '@portal/contract/vehicles/car-details'
import { listMakers } from '@portal/contract/vehicles/car-models'
import {
  type Car,
  countCars,
  listNewestCars,
  listYears,
  readCar,
  searchCars,
} from '@portal/contract/vehicles/cars'
import { resultPageSize } from '@portal/domain/values/constants'
import { addressOf, prefetch } from '../api.ts'
import { criteriaOf, formOf, standardSort } from '../search/criteria/form.ts'
import { storedAccount, storedSearch } from '../storage.ts'
import { avifSrcSet, imageSrcSet, photosOf } from '../vehicles/cars/facts.ts'
import { storePrefetched } from './prefetched.ts'

type Page = 'home' | 'results' | 'detail' | 'other'

/**
 * Written by the build: the app's entry, the scripts of each page with dependencies first, and the style sheets whose
 * text the page contains.
 */
type Files = { entry: string; scripts: Record<Page, string[]>; styles: string[] }

/** The app starts after this time even when the picture is not drawn yet. */
const pictureTimeoutMs = 1000

const reloadAfterMs = 1000

const [path = '', query = ''] = location.hash.slice(1).split('?')

function pageOf(): Page {
  if (['', '/', '/home'].includes(path)) return 'home'
  if (path === '/searchresults' && query) return 'results'
  return path.startsWith('/cardetailsview/') ? 'detail' : 'other'
}

function request(address: string): Promise<Response> {
  const answer = prefetch(address)
  storePrefetched(address, answer)
  // The caller of the response handles a failure; without this, the browser would report an unhandled rejection.
  answer.catch(() => undefined)
  return answer
}

/** Reads a copy of the body; the app reads the original later. */
const bodyOf = async <Body>(answer: Promise<Response>): Promise<Body | undefined> => {
  const reply = await answer
  return reply.ok ? reply.clone().json() : undefined
}

/** Requests what home's form shows. Its first screen does not depend on it. */
function requestForm() {
  const criteria = criteriaOf(formOf(storedSearch.read()?.criteria ?? {}))
  request(addressOf(countCars, { query: criteria }))
  request(addressOf(listMakers, { query: { transporter: criteria.transporter } }))
  request(addressOf(listYears, {}))
}

/** On a phone the first of the newest cars begins on the first screen; on wider screens it is below, so it is not awaited. */
async function requestHome() {
  const cars = request(addressOf(listNewestCars, {}))
  const frame = document.querySelector('.first-photo')
  const isOnScreen = frame !== null && frame.getBoundingClientRect().top < innerHeight
  return isOnScreen ? (await bodyOf<Car[]>(cars))?.[0] : undefined
}

/** Detailed searches use another call and lists of several pages use several calls; both are left to the app. */
async function requestResults() {
  const search = new URLSearchParams(query)
  const isDetailed = search.get('searchType') === 'detailed'
  if (isDetailed || search.has('pages')) return undefined
  const sort = search.get('sort') ?? standardSort
  for (const name of ['sort', 'searchType', 'view']) search.delete(name)
  for (const [name, value] of Object.entries({ page: 0, size: resultPageSize, sort }))
    search.set(name, String(value))
  const cars = await bodyOf<Car[]>(request(`${searchCars.url}?${search}`))
  return cars?.[0]
}

async function requestDetail() {
  const [, , id = ''] = path.split('/')
  if (!/^\d+$/.test(id)) return undefined
  const params = { id }
  const car = request(addressOf(readCar, { params }))
  request(addressOf(readCarDetails, { params }))
  return bodyOf<Car>(car)
}

const firstCarOf = {
  home: requestHome,
  results: requestResults,
  detail: requestDetail,
  other: async () => undefined,
}

function showPhoto(car: Car) {
  const [photo] = photosOf(car.mvpcarstockimages)
  const image = document.querySelector<HTMLImageElement>('[data-first-photo]')
  if (!photo || !image || !car.available) return
  const source = document.createElement('source')
  Object.assign(source, { type: 'image/avif', srcset: avifSrcSet(photo), sizes: image.sizes })
  image.before(source)
  image.srcset = imageSrcSet(photo)
  image.hidden = false
}

const frame = () => new Promise((done) => requestAnimationFrame(done))
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Resolves when the largest picture of the first screen has been drawn. */
async function whenPictureDrawn(car: Promise<Car | undefined>) {
  const known = await car.catch(() => undefined)
  if (known) showPhoto(known)
  const image = document.querySelector<HTMLImageElement>('#root img:not([hidden], [loading="lazy"])')
  await image?.decode().catch(() => undefined)
  // The first callback runs before the frame is painted, the second after it.
  await frame()
  await frame()
}

function showOutline(root: HTMLElement, name: Page) {
  const outline = document.querySelector<HTMLTemplateElement>(`template[data-page="${name}"]`)
  if (!outline) return
  root.replaceChildren(outline.content.cloneNode(true))
  // Input before the app has started would be lost.
  for (const part of root.querySelectorAll<HTMLElement>(':scope > :not(#not-started)')) part.inert = true
}

function addLinks(addresses: string[], facts: Partial<HTMLLinkElement>) {
  for (const href of addresses)
    document.head.append(Object.assign(document.createElement('link'), facts, { href }))
}

/** A script that failed to load fails until the document is loaded again: once by itself, then when the network is back. */
async function loadAgain() {
  const reload = () => location.reload()
  addEventListener('online', reload)
  const [visit] = performance.getEntriesByType('navigation')
  const isReload = visit instanceof PerformanceNavigationTiming && visit.type === 'reload'
  if (isReload || !navigator.onLine) return
  await pause(reloadAfterMs)
  reload()
}

/** Runs one script per task, so input stays responsive in between. */
async function startApp(scripts: string[]) {
  try {
    for (const href of scripts) {
      await import(/* @vite-ignore */ href)
      await pause(0)
    }
  } catch (error) {
    document.querySelector('.starting')?.remove()
    document.getElementById('not-started')?.removeAttribute('hidden')
    void loadAgain()
    throw error
  }
}

async function boot(root: HTMLElement) {
  const files: Files = JSON.parse(document.getElementById('app-files')?.textContent ?? '')
  const page = pageOf()
  // Vite loads no style sheet that has a link element. Disabled links load nothing, except when they are in the page
  // itself, whose links the browser fetches ahead.
  addLinks(files.styles, { rel: 'stylesheet', disabled: true })
  // The outlines contain the visitor's header; signed-in users have a different one.
  const isVisitor =
    document.querySelector('meta[name="portal-session"][content="none"]') && !storedAccount.read()
  showOutline(root, isVisitor ? page : 'other')
  const car = firstCarOf[page]()
  // Loading scripts and picture at once on a slow line delays the picture a lot. One after the other delays the scripts
  // only slightly.
  if (isVisitor) await Promise.race([whenPictureDrawn(car), pause(pictureTimeoutMs)])
  // Separate tasks, after the frame has been painted.
  await pause(0)
  if (page === 'home') requestForm()
  await pause(0)
  const scripts = files.scripts[page]
  addLinks([...scripts, files.entry], { rel: 'modulepreload', crossOrigin: '' })
  await startApp([...scripts, files.entry])
}

const root = document.getElementById('root')
if (root) void boot(root)
