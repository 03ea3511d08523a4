export const languages = ['de', 'en', 'pl', 'fr', 'nl'] as const

export type Language = (typeof languages)[number]

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
