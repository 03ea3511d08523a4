export const languages = ['de', 'en', 'pl', 'fr', 'nl'] as const

export type Language = (typeof languages)[number]

/** The languages of the house's own area; readers of another one see it in German. */
export const houseLanguages: readonly Language[] = ['de', 'en']

/** Each language by its own name. */
export const languageNames: Readonly<Record<Language, string>> = {
  de: 'Deutsch',
  en: 'English',
  pl: 'Polski',
  fr: 'Français',
  nl: 'Nederlands',
}

/** The page of the built web client in a language. */
export const pageFile = (language: Language) => (language === 'de' ? 'index.html' : `index.${language}.html`)
