import { t } from '../../values/text.ts'
import { vanBodyTypes } from './body.ts'
import { labelOf, unknownText } from './texts.ts'

/** By the texts of lists, which are German because programs read them; those of vans are also their codes. */
export const carBodies: Readonly<Record<string, string>> = {
  Kleinwagen: t('Kleinwagen'),
  Limousine: t('Limousine'),
  Kombi: t('Kombi'),
  'SUV / Geländewagen': t('SUV / Geländewagen'),
  Cabrio: t('Cabrio'),
  Coupé: 'Coupé',
  'Van / Kleinbus': t('Van / Kleinbus'),
  Andere: t('Andere'),
}

/** The body of a list's vehicle in the reader's language. */
export const bodyText = (german: string | null) =>
  german?.trim() ? (carBodies[german] ?? labelOf(vanBodyTypes, german)) : unknownText
