import { t } from '../../values/text.ts'

/**
 * The reader's words for fuels as calls write them, in German. Not taken from the options of the attribute, which have
 * the words of the page's language only, and all synonyms, which cards on home need not load.
 */
export const fuelTexts: Readonly<Record<string, string>> = {
  Benzin: t('Benzin'),
  Diesel: t('Diesel'),
  Elektro: t('Elektro'),
  Ethanol: t('Ethanol'),
  'Hybrid (Benzin/Elektro)': t('Hybrid (Benzin/Elektro)'),
  'Hybrid (Diesel/Elektro)': t('Hybrid (Diesel/Elektro)'),
  Autogas: t('Autogas'),
  Erdgas: t('Erdgas'),
  Wasserstoff: t('Wasserstoff'),
  Andere: t('Andere'),
}

/** Whether a fuel is shown as delivered, because it is not in the vocabulary. */
export const isDeliveredFuel = (fuel: string | null | undefined) => Boolean(fuel) && !fuelTexts[fuel ?? '']

/** @returns the text as delivered for an unknown fuel */
export const fuelText = (fuel: string | null | undefined) => (fuel ? (fuelTexts[fuel] ?? fuel) : null)
