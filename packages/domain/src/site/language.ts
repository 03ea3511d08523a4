export const languages = ['de', 'en', 'pl', 'fr', 'nl'] as const

export type Language = (typeof languages)[number]
