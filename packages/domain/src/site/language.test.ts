import { expect, test } from 'vitest'
import { houseLanguages, languageNames, languages, pageFile } from './language.ts'

test('Each language is named by itself and has its own page, German the one without a name', () => {
  expect(languages.map((language) => [language, languageNames[language], pageFile(language)])).toEqual([
    ['de', 'Deutsch', 'index.html'],
    ['en', 'English', 'index.en.html'],
    ['pl', 'Polski', 'index.pl.html'],
    ['fr', 'Français', 'index.fr.html'],
    ['nl', 'Nederlands', 'index.nl.html'],
  ])
})

test('The area of the house is in German and English', () => {
  expect(houseLanguages).toEqual(['de', 'en'])
})
