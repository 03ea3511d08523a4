/** The categories a visitor can consent to; `necessary` always applies (section 25 TDDDG). */
export const consentCategories = ['necessary', 'analytics', 'external'] as const
export type ConsentCategory = (typeof consentCategories)[number]

/** Incremented when the text or the scope of the consent changes; every visitor then decides anew. */
export const consentVersion = 3
