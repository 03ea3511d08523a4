import { t } from '../../values/text.ts'
import { vanBodyTypes } from './body.ts'
import { labelOf } from './texts.ts'

/** The reader's words for bodies of cars as calls write them, in German; those of vans are written as their codes. */
export const carBodyTexts: Readonly<Record<string, string>> = {
  Kleinwagen: t('Kleinwagen'),
  Limousine: t('Limousine'),
  Kombi: t('Kombi'),
  'SUV / Geländewagen': t('SUV / Geländewagen'),
  Cabrio: t('Cabrio'),
  'Van / Kleinbus': t('Van / Kleinbus'),
}

/** @returns the text as delivered for an unknown body */
export const bodyText = (body: string | null) =>
  body === null ? null : (carBodyTexts[body] ?? labelOf(vanBodyTypes, body))
