/**
 * Stands inside the page and runs before anything else is fetched: shows the outline of the page the address names,
 * asks for its data, and fetches the app when the largest picture stands.
 */
import { readCarDetails } from '@portal/contract/car-details'
import { listMakers } from '@portal/contract/car-models'
import { type Car, countCars, listNewestCars, listYears, readCar, searchCars } from '@portal/contract/cars'
import { resultPageSize } from '@portal/domain/constants'
import { addressOf, readEarly } from '../api.ts'
import { imageSrcSet, photosOf } from '../features/cars/facts.ts'
import { criteriaOf, formOf, standardSort } from '../features/search/form.ts'
import { storedAccount, storedSearch } from '../storage.ts'
import { keepEarly } from './early.ts'

type Page = 'home' | 'results' | 'detail' | 'other'

/** What the build knows of its files: the app's entry, and all scripts a page needs beside it, the imported before the importing. */
type Files = { entry: string; scripts: Record<Page, string[]> }

/** The app comes without the picture when that takes longer. */
const patienceMs = 1000

const [path = '', query = ''] = location.hash.slice(1).split('?')

function pageOf(): Page {
  if (['', '/', '/home'].includes(path)) return 'home'
  if (path === '/searchresults' && query) return 'results'
  return path.startsWith('/cardetailsview/') ? 'detail' : 'other'
}

function ask(address: string): Promise<Response> {
  const answer = readEarly(address)
  keepEarly(address, answer)
  // Whoever takes the answer hears of a failure; here nothing depends on it.
  answer.catch(() => undefined)
  return answer
}

/** The body for this script; the app reads its own copy. */
const bodyOf = async <Body>(answer: Promise<Response>): Promise<Body | undefined> => {
  const reply = await answer
  return reply.ok ? reply.clone().json() : undefined
}

/** What home asks for; nothing of its first screen waits for it. */
function askForHome() {
  const criteria = criteriaOf(formOf(storedSearch.read()?.criteria ?? {}))
  ask(addressOf(countCars, { query: criteria }))
  ask(addressOf(listNewestCars, {}))
  ask(addressOf(listMakers, { query: { transporter: criteria.transporter } }))
  ask(addressOf(listYears, {}))
}

/** A detailed search is asked in another way, and a list of several pages in several calls: the app does those. */
async function firstOfResults() {
  const search = new URLSearchParams(query)
  const isDetailed = search.get('searchType') === 'detailed'
  if (isDetailed || search.has('pages')) return undefined
  const sort = search.get('sort') ?? standardSort
  for (const name of ['sort', 'searchType']) search.delete(name)
  for (const [name, value] of Object.entries({ page: 0, size: resultPageSize, sort }))
    search.set(name, String(value))
  const cars = await bodyOf<Car[]>(ask(`${searchCars.url}?${search}`))
  return cars?.[0]
}

async function firstOfDetail() {
  const [, , id = ''] = path.split('/')
  if (!/^\d+$/.test(id)) return undefined
  const params = { id }
  const car = ask(addressOf(readCar, { params }))
  ask(addressOf(readCarDetails, { params }))
  return bodyOf<Car>(car)
}

const firsts = {
  home: async () => undefined,
  results: firstOfResults,
  detail: firstOfDetail,
  other: async () => undefined,
}

function showPhoto(car: Car) {
  const [photo] = photosOf(car.mvpcarstockimages)
  const image = document.querySelector<HTMLImageElement>('[data-first-photo]')
  if (!photo || !image || !car.available) return
  image.srcset = imageSrcSet(photo)
  image.hidden = false
}

const frame = () => new Promise((done) => requestAnimationFrame(done))
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

/** Settles when the largest picture of the first screen has been drawn. */
async function pictureDrawn(car: Promise<Car | undefined>) {
  const known = await car.catch(() => undefined)
  if (known) showPhoto(known)
  const image = document.querySelector<HTMLImageElement>('#root img:not([hidden], [loading="lazy"])')
  await image?.decode().catch(() => undefined)
  // The frame that draws it begins at the first call, so it is out at the second.
  await frame()
  await frame()
}

function showOutline(root: HTMLElement, name: Page) {
  const outline = document.querySelector<HTMLTemplateElement>(`template[data-page="${name}"]`)
  if (!outline) return
  root.replaceChildren(outline.content.cloneNode(true))
  // What is pressed or typed before the app is there would be lost.
  for (const part of root.querySelectorAll<HTMLElement>(':scope > :not(#not-started)')) part.inert = true
}

function fetchCode(scripts: string[]) {
  for (const href of scripts) {
    const link = document.createElement('link')
    Object.assign(link, { rel: 'modulepreload', href, crossOrigin: '' })
    document.head.append(link)
  }
}

/** One script after the other, each in a turn of its own, so that a finger is answered in between. */
async function startApp(scripts: string[]) {
  try {
    for (const href of scripts) {
      await import(/* @vite-ignore */ href)
      await pause(0)
    }
  } catch (error) {
    document.getElementById('not-started')?.removeAttribute('hidden')
    throw error
  }
}

async function boot(root: HTMLElement) {
  const files: Files = JSON.parse(document.getElementById('app-files')?.textContent ?? '')
  const page = pageOf()
  // The outlines show a visitor's frame; the header of a login is another.
  const isVisitor =
    document.querySelector('meta[name="portal-session"][content="none"]') && !storedAccount.read()
  showOutline(root, isVisitor ? page : 'other')
  const car = firsts[page]()
  // On a slow line the picture and the scripts would share it; one after the other, the picture stands much sooner and
  // the scripts hardly later.
  if (isVisitor) await Promise.race([pictureDrawn(car), pause(patienceMs)])
  // Each in a turn of its own, after the frame.
  await pause(0)
  if (page === 'home') askForHome()
  await pause(0)
  const scripts = files.scripts[page]
  fetchCode([...scripts, files.entry])
  await startApp([...scripts, files.entry])
}

const root = document.getElementById('root')
if (root) void boot(root)
