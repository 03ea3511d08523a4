import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const catalogs = new URL('../packages/languages/catalogs/', import.meta.url)

/** Words that are the same in other languages or have no vowel, which the pseudo-language changes. */
const allowed = new Set(
  'audi autoexpo avant facebook golf iban instagram linkedin mlbf mwst quattro twitter variant'.split(' '),
)

/** Names in the demo data and addresses, which stand within sentences, and the digits of a sample number. */
const names = /Elke Einkauf|Land Rover|\w+-(?:Klasse|Reihe)|Halle \d+, Reihe \w+|\S+@\S+|X{4,}/g

const wordsOf = (text: string) =>
  text
    .replaceAll(names, '')
    .toLocaleLowerCase('de')
    .match(/\p{L}{4,}/gu) ?? []

const textsOf = (language: string): [german: string, translation: unknown][] =>
  readdirSync(new URL(`${language}/`, catalogs)).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(new URL(`${language}/${file}`, catalogs), 'utf8'))),
  )

/** The words of all German texts. */
const german = new Set(
  textsOf('pl')
    .flatMap(([text]) => wordsOf(text))
    .filter((word) => !allowed.has(word)),
)

/** Texts that are shown or read aloud outside elements whose content is German, or somebody's own words, on purpose. */
const shownTexts = (page: Page) =>
  page.evaluate(() => {
    const isForeign = (element: Element | null) =>
      !element?.closest('[lang="de"], [translate="no"], script, style, template, noscript')
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isForeign(node.parentElement)) texts.push(node.textContent ?? '')
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (isForeign(element))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          texts.push(element.getAttribute(name) ?? '')
    return texts
  })

/** Asserts that a page in the pseudo-language (`apps/web/build/pseudo.ts`) shows no German text. */
export async function expectTranslated(page: Page, address: string) {
  const texts = await shownTexts(page)
  const left = texts.filter((text) => wordsOf(text).some((word) => german.has(word)))
  expect.soft([...new Set(left)], `German on ${address}`).toEqual([])
}

const english = textsOf('en')
const inEnglish = new Set(
  english.map(([, translation]) => typeof translation === 'string' && translation.trim()),
)
/** The name of a source in the demo data, and a question that a form proposes, as an enquiry shows it. */
const data = ['Leasingrückläufer', 'Noch verfügbar?']
/** Whole texts, because data that people and other tests have entered are German too. */
const germanTexts = new Set(
  english
    .map(([text]) => text.trim())
    .filter((text) => /\p{L}{2}/u.test(text) && !text.includes('{') && !inEnglish.has(text))
    .filter((text) => !data.includes(text)),
)

/** Asserts that a page in English shows none of the German texts of the portal. */
export async function expectEnglish(page: Page) {
  const left = (await shownTexts(page)).filter((text) => germanTexts.has(text.trim()))
  expect.soft([...new Set(left)], `German on ${page.url()}`).toEqual([])
}
