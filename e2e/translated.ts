import { readdirSync, readFileSync } from 'node:fs'
import { expect, type Page } from '@playwright/test'

const catalogs = new URL('../packages/languages/catalogs/pl/', import.meta.url)

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

/** The words of all German texts. */
const german = new Set(
  readdirSync(catalogs)
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, catalogs), 'utf8'))))
    .flatMap(wordsOf)
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
