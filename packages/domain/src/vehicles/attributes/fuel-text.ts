import { t } from '../../values/text.ts'

/** By the texts of lists, which are German because programs read them. Separate, because cards on home name the fuel. */
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

/** The fuel of a list's vehicle in the reader's language. */
export const fuelText = (german: string | null) => german && (fuelTexts[german] ?? german)
