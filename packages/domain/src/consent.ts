/** The categories a visitor can consent to; `necessary` always applies (section 25 TDDDG). */
export const consentCategories = ['necessary', 'analytics', 'external'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Grows when the text of the consent dialog or what it allows changes; then everybody is asked again. */
export const consentVersion = 3
