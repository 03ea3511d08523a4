import { problems } from '@portal/contract/problem'
import type { CarDetails } from '@portal/contract/vehicles/car-details'
import type { Car, CarFile } from '@portal/contract/vehicles/cars'
import { jpegWidth } from '@portal/contract/vehicles/files'
import { type Language, languages } from '@portal/domain/site/language'
import { euroCentText, kmText, readerLocale, registrationText } from '@portal/domain/values/formats'
import { readerLanguage, t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { factOf, factsIn, powerText, unknownText } from '@portal/domain/vehicles/attributes/texts'
import { carPath } from '@portal/domain/vehicles/car-path'
import { listVatNote, vatNote } from '@portal/domain/vehicles/vat'
import type { Car as CarOfVocabulary, WithContext } from 'schema-dts'
import type { Env } from '../../env.ts'
import { type Html, html, jsonBlock } from '../../http/html.ts'
import type { PageEntry } from './queries.ts'

/** @returns the path of the page; other languages than German are part of the address, as search engines need it */
export const sharePath = (gwnummer: string, language: Language = 'de') =>
  language === 'de' ? `/fahrzeug/${gwnummer}` : `/fahrzeug/${gwnummer}?sprache=${language}`

/** The page in all languages, for search engines. */
const alternates = (env: Env, gwnummer: string) =>
  languages.map((language) => ({ language, url: env.PUBLIC_URL + sharePath(gwnummer, language) }))
const detailPage = (car: Car) => `/#${carPath(car, 'searchResults')}`

const isPhoto = ({ eaktedokumenttyp }: CarFile) => eaktedokumenttyp === 'GUTACHTEN_INTERNETBILD'

function picturePath({ ordner, datei }: CarFile, width: number, ending: string) {
  const img_name = `${datei.slice(0, datei.lastIndexOf('.'))}@${width}.${ending}`
  return `/mvp/api/image?${new URLSearchParams({ path: ordner, img_name })}`
}

/** The paths of all photos of a car in one of the stored widths. */
export const picturesOf = ({ mvpcarstockimages }: Car, width: number) =>
  mvpcarstockimages.filter(isPhoto).map((photo) => picturePath(photo, width, 'webp'))

function pictureOf({ mvpcarstockimages }: Car, width: number, ending = 'webp'): string | null {
  const photo = mvpcarstockimages.find(isPhoto)
  return photo ? picturePath(photo, width, ending) : null
}

/** A headline that starts with maker and model group needs no prefix. */
function pageHeadline(car: Car) {
  const { headlineinternet, modell } = car
  const group = carName(car)
  const headline = headlineinternet?.trim() || modell
  return headline.startsWith(group) ? headline : `${group}: ${headline}`
}
const priceOf = ({ planverkaufspreisprivatkundengeschaeftbrutto: price }: Car) =>
  price > 0 ? euroCentText(price) : t('Preis auf Anfrage')
const shortFacts = (car: Car) =>
  t`EZ ${registrationText(car.erstzulassungvon)}, ${kmText(car.kilometerstandvon)}`

/** The known facts of a car that everyone may see, as label and text. */
const factsOf = (car: Car, details: CarDetails) =>
  [
    factOf('gwnummer', car.gwnummer),
    factOf('modell', car.modell),
    factOf('erstzulassungvon', car.erstzulassungvon),
    factOf('kilometerstandvon', car.kilometerstandvon),
    factOf('kraftstoffart', car.fueltypedescription),
    [t('Leistung'), powerText(car)] as const,
    factOf('farbe', car.farbe),
    ...factsIn('energy', details),
  ].filter(([, value]) => value !== unknownText)

/** Structured data for search engines, typed by schema.org's vocabulary, with the price for private customers. */
function structuredData(env: Env, car: Car): WithContext<CarOfVocabulary> {
  const price = car.planverkaufspreisprivatkundengeschaeftbrutto
  const picture = pictureOf(car, 1280)
  const url = env.PUBLIC_URL + sharePath(car.gwnummer)
  const seller = {
    '@type': 'AutoDealer' as const,
    name: env.COMPANY_NAME,
    telephone: env.CONTACT_PHONE,
    url: env.PUBLIC_URL,
  }
  const offer = {
    '@type': 'Offer' as const,
    price: price.toFixed(2),
    priceCurrency: 'EUR',
    availability: 'https://schema.org/InStock' as const,
    itemCondition: 'https://schema.org/UsedCondition' as const,
    url,
    seller,
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'Car',
    name: pageHeadline(car),
    sku: car.gwnummer,
    url,
    ...(picture && { image: env.PUBLIC_URL + picture }),
    brand: { '@type': 'Brand', name: car.hersteller },
    model: car.modell,
    dateVehicleFirstRegistered: car.erstzulassungvon,
    mileageFromOdometer: { '@type': 'QuantitativeValue', value: car.kilometerstandvon, unitCode: 'KMT' },
    ...(car.farbe && { color: car.farbe }),
    ...(car.fueltypedescription && { fuelType: car.fueltypedescription }),
    ...(price > 0 && { offers: offer }),
  }
}

const telOf = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
const logo = html`<svg viewBox="0 0 48 36" aria-hidden="true"><path d="M1.4 40 19.5 6.5Q21 4 24 4h5Q32 4 33 6.8L45.2 40" fill="none" stroke="#fff" stroke-width="6"/><path d="M13 25h35" stroke="#cde93b" stroke-width="6"/></svg>`

function pageOf(env: Env, title: string, head: Html, body: Html): string {
  return html`<!doctype html>
<html lang="${readerLanguage()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${env.BRAND_NAME}</title><link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/fahrzeug/seite.css">
${head}</head>
<body><header><a class="brand" href="/">${logo}${env.BRAND_NAME}</a><a href="${telOf(env.CONTACT_PHONE)}">${env.CONTACT_PHONE}</a></header><main>${body}</main>
<footer><p>${env.COMPANY_NAME}, ${env.CONTACT_STREET}, ${env.CONTACT_POSTAL_CODE} ${env.CONTACT_CITY}</p>
<p><a href="${env.LINK_IMPRINT || '/#/impressum'}">${t('Impressum')}</a> <a href="${env.LINK_PRIVACY || '/#/datenschutz'}">${t('Datenschutz')}</a></p></footer></body></html>`.toString()
}

/** The page of an available car, always without dealer price. */
export function carPage(env: Env, { car, details }: { car: Car; details: CarDetails }): string {
  const name = pageHeadline(car)
  const price = car.planverkaufspreisprivatkundengeschaeftbrutto
  // Messengers do not show WebP in link previews.
  const picture = pictureOf(car, jpegWidth, 'jpg')
  const description = t`${priceOf(car)}, ${shortFacts(car)}, GW-Nr. ${car.gwnummer}`
  const rows = factsOf(car, details).map(
    ([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`,
  )
  const url = env.PUBLIC_URL + sharePath(car.gwnummer, readerLanguage())
  const head = html`<link rel="canonical" href="${url}">${alternates(env, car.gwnummer).map(({ language, url }) => html`<link rel="alternate" hreflang="${language}" href="${url}">`)}<link rel="alternate" hreflang="x-default" href="${env.PUBLIC_URL}${sharePath(car.gwnummer)}"><meta name="description" content="${description}">
<meta property="og:type" content="product"><meta property="og:locale" content="${readerLocale().replace('-', '_')}">
<meta property="og:site_name" content="${env.BRAND_NAME}"><meta property="og:title" content="${name}">
<meta property="og:description" content="${description}"><meta property="og:url" content="${url}">
${picture !== null && html`<meta property="og:image" content="${env.PUBLIC_URL}${picture}"><meta property="og:image:type" content="image/jpeg"><meta property="og:image:alt" content="${carName(car)}">`}
${price > 0 && html`<meta property="product:price:amount" content="${price.toFixed(2)}"><meta property="product:price:currency" content="EUR">`}
<meta property="product:availability" content="in stock"><meta property="product:condition" content="used">
<meta name="twitter:card" content="summary_large_image">${jsonBlock(structuredData(env, car))}`
  const body = html`<h1 lang="de">${name}</h1><p class="gw">GW <b>${car.gwnummer}</b></p>
<div class="offer">${picture !== null && html`<img src="${picture}" alt="${carName(car)}" width="1280" height="853">`}
<section aria-label="${t('Preis und Kontakt')}"><p class="price">${priceOf(car)}</p>${price > 0 && html`<p>${vatNote(details.vatMode)}</p>`}
<p><a class="button" href="${detailPage(car)}?anfrage=1">${t('Anfrage senden')}</a></p>
<p><a class="button plain" href="${detailPage(car)}">${t('Fahrzeug im Portal ansehen')}</a></p>
<p>${t('Telefon')} <a href="${telOf(env.CONTACT_PHONE)}"><b>${env.CONTACT_PHONE}</b></a></p></section></div>
<dl>${rows}</dl><p>${t('Das Angebot ist freibleibend. Irrtum und Zwischenverkauf vorbehalten.')}</p>`
  return pageOf(env, name, head, body)
}

/** The page of a sold car, with similar cars. */
export function soldPage(env: Env, name: string, similar: Car[]): string {
  const cards = similar.map((car) => {
    const picture = pictureOf(car, 640)
    return html`<li><a href="${sharePath(car.gwnummer, readerLanguage())}">${picture !== null && html`<img src="${picture}" alt="" width="640" height="427" loading="lazy">`}<b>${carName(car)}</b><br>${shortFacts(car)}<br>${priceOf(car)}${car.energyLabel !== null && html`<br><small>${car.energyLabel}</small>`}</a></li>`
  })
  const body = html`<h1>${name}</h1>
<p>${t('Das Fahrzeug wurde leider bereits verkauft und steht nicht mehr zur Verfügung.')}</p>
${
  cards.length > 0 &&
  html`<h2>${t('Ähnliche Fahrzeuge')}</h2><ul>${cards}</ul>
<p>${t(listVatNote)}</p>`
}
<p><a class="button" href="/">${t('Zur Suche')}</a></p>`
  return pageOf(env, name, html`<meta name="robots" content="noindex">`, body)
}

export const unknownPage = (env: Env): string =>
  pageOf(
    env,
    t('Fahrzeug nicht gefunden'),
    html`<meta name="robots" content="noindex">`,
    html`<h1>${t('Fahrzeug nicht gefunden')}</h1><p>${t('Das Fahrzeug könnte nicht gefunden werden.')}</p>
<p><a class="button" href="/">${t('Zur Suche')}</a></p>`,
  )

/** The page while the database is unavailable, so that it is unknown whether the vehicle exists. */
export const unavailablePage = (env: Env): string =>
  pageOf(
    env,
    t('Gerade nicht erreichbar'),
    html`<meta name="robots" content="noindex">`,
    html`<h1>${t('Gerade nicht erreichbar')}</h1><p>${t(problems.unavailable.title)}</p>
<p><a class="button" href="">${t('Erneut versuchen')}</a></p>`,
  )

const xmlns = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'

export function sitemapIndex(env: Env, parts: number): string {
  const entries = Array.from(
    { length: parts },
    (_, index) => html`<sitemap><loc>${env.PUBLIC_URL}/sitemap/${index + 1}.xml</loc></sitemap>`,
  )
  return declaration + html`<sitemapindex xmlns="${xmlns}">${entries}</sitemapindex>`
}

export function sitemapPart(env: Env, cars: PageEntry[]): string {
  const entries = cars.map(
    ({ gwnummer, updatedAt }) =>
      html`<url><loc>${env.PUBLIC_URL}${sharePath(gwnummer)}</loc><lastmod>${updatedAt.toISOString()}</lastmod>${alternates(env, gwnummer).map(({ language, url }) => html`<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`)}</url>`,
  )
  return (
    declaration +
    html`<urlset xmlns="${xmlns}" xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries}</urlset>`
  )
}

/** Search engines may read the share pages; calls and test servers are excluded. */
export function robotsText(env: Env): string {
  const { hostname } = new URL(env.PUBLIC_URL)
  const isReal = ![...env.TEST_HOSTS, ...env.INTEGRATION_HOSTS].some((start) => hostname.startsWith(start))
  const rules = isReal
    ? ['Allow: /mvp/api/image', 'Disallow: /mvp/', 'Disallow: /uaa/', 'Disallow: /auth/', 'Disallow: /api/']
    : ['Disallow: /']
  return ['User-agent: *', ...rules, '', `Sitemap: ${env.PUBLIC_URL}/sitemap.xml`, ''].join('\n')
}

/** The styles of the shared pages, with the tokens of the web client. `font` is the address of its typeface. */
export const pageStyle = (font: string | undefined) => `${
  font
    ? `@font-face { font-family: "Archivo Variable"; src: url("${font}") format("woff2"); font-weight: 100 900; font-stretch: 62% 125%; font-display: swap }`
    : ''
}
:root { color: #0b1f27; background: #f7f8f6; font: 16px/1.5 "Archivo Variable", Archivo, system-ui, sans-serif }
body { margin: 0 }
header { display: flex; justify-content: space-between; align-items: center; gap: 1rem; min-height: 72px; padding: 0 max(1rem, calc(50vw - 37.5rem)); background: #06141a }
header a { padding: .75rem 0; color: #dbe5e9; text-decoration: none }
header .brand { display: flex; align-items: center; gap: .75rem; color: #fff; font-size: 1.35rem; font-stretch: 120%; font-weight: 720 }
header svg { width: 40px; height: 30px }
main { max-width: 75rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { margin: 0 0 .5rem; font-size: 2rem; font-stretch: 112%; font-weight: 680; line-height: 1.25; overflow-wrap: anywhere }
.gw { display: inline-block; margin: 0 0 1rem; padding: .15rem .6rem; border-radius: 4px; background: #06141a; color: #fff; font-size: .875rem }
.gw b { color: #cde93b }
.offer { display: grid; gap: 1.5rem; align-items: start }
.offer section { padding: 1.5rem; border: 1px solid #ccd7db; border-radius: 12px; background: #fff }
.offer p { margin: .5rem 0 }
.offer a:not(.button) { display: inline-block; padding: .5rem 0; color: #0a6176 }
img { display: block; width: 100%; height: auto; border-radius: 12px; background: #e2e9eb }
.price { display: inline-block; margin: 0 0 .25rem; font-stretch: 112%; padding: .25rem .75rem; border-radius: 4px; background: #cde93b; font-size: 2rem; font-weight: 720 }
.button { display: block; margin: .5rem 0; text-align: center; padding: .75rem 1.25rem; border: 1px solid #66790a; border-radius: 8px; background: #cde93b; color: #0b1f27; font-weight: 640; text-decoration: none }
.button:hover { background: #b9d61f }
.button.plain { border-color: #71878f; background: #fff }
dl { display: grid; gap: 0 2.5rem; margin: 1.5rem 0 }
dl div { display: flex; justify-content: space-between; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid #ccd7db }
dt { color: #516b76 }
dd { margin: 0; font-weight: 600; text-align: right; overflow-wrap: anywhere }
ul { display: grid; gap: 1.25rem; margin: 1rem 0; padding: 0; list-style: none }
li a { display: block; box-sizing: border-box; height: 100%; padding: 1rem; border: 1px solid #ccd7db; border-radius: 12px; background: #fff; color: inherit; text-decoration: none }
li a:hover { border-color: #71878f }
li img { margin-bottom: .75rem }
footer { padding: 1.5rem max(1rem, calc(50vw - 37.5rem)); background: #06141a; color: #a5b7be; font-size: .875rem }
footer a { display: inline-block; margin-right: 1rem; padding: .75rem 0; color: #dbe5e9 }
:focus-visible { outline: 3px solid #0a6176; outline-offset: 2px }
header :focus-visible, footer :focus-visible { outline-color: #cde93b }
@media (min-width: 40rem) { dl { grid-template-columns: 1fr 1fr } ul { grid-template-columns: repeat(3, 1fr) } }
@media (min-width: 64rem) { .offer { grid-template-columns: minmax(0, 1fr) 24rem } }
@media print { header, .button { display: none } footer, .gw, .gw b { background: none; color: #000 } .gw { border: 1px solid } }
`
