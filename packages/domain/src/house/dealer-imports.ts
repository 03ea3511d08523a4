import { t } from '../values/text.ts'

/** Files of business partners and of purchases, imported in the browser. */
export const dealerImportKinds = ['partners', 'purchases'] as const
export type DealerImportKind = (typeof dealerImportKinds)[number]

export const dealerImportLabels = {
  partners: t('Geschäftspartner'),
  purchases: t('Käufe'),
} as const satisfies Record<DealerImportKind, string>

export const dealerImportMaxBytes = 5 * 1_048_576
export const dealerImportMaxRows = 20_000

type Field = {
  /** The column of the format. */
  name: string
  label: string
  isRequired?: true
  /** Other names of the column in files. */
  synonyms: readonly string[]
}

/** The fields that a column of a file can be assigned to. */
export const dealerImportFields: Record<DealerImportKind, readonly Field[]> = {
  partners: [
    {
      name: 'partner_number',
      label: t('Partnernummer'),
      isRequired: true,
      synonyms: ['kundennummer', 'nummer'],
    },
    { name: 'email', label: t('E-Mail'), isRequired: true, synonyms: ['mail', 'emailadresse'] },
    { name: 'handelTyp', label: t('Handelstyp'), isRequired: true, synonyms: ['art', 'typ', 'handelstyp'] },
  ],
  purchases: [
    {
      name: 'partner_number',
      label: t('Partnernummer'),
      isRequired: true,
      synonyms: ['kundennummer', 'partner'],
    },
    { name: 'gwnummer', label: t('GW-Nummer'), isRequired: true, synonyms: ['gwnr', 'gw'] },
    { name: 'maker', label: t('Hersteller'), synonyms: ['hersteller', 'marke'] },
    { name: 'model', label: t('Modell'), isRequired: true, synonyms: ['modell'] },
    { name: 'fin', label: t('FIN'), isRequired: true, synonyms: ['fahrgestellnummer', 'vin'] },
    { name: 'color', label: t('Farbe'), synonyms: ['farbe'] },
    { name: 'puchasesDate', label: t('Kaufdatum'), isRequired: true, synonyms: ['kaufdatum', 'datum'] },
    { name: 'price', label: t('Kaufpreis'), synonyms: ['preis', 'verkaufspreis', 'betrag'] },
    { name: 'status', label: t('Status'), synonyms: ['zustand'] },
    { name: 'red', label: t('Rot (Kauf)'), synonyms: ['rot'] },
    { name: 'yellow', label: t('Gelb (Zahlungseingang)'), synonyms: ['gelb'] },
    { name: 'green', label: t('Grün (Abgeholt)'), synonyms: ['gruen'] },
  ],
}

const plain = (name: string) =>
  name
    .toLowerCase()
    .replaceAll('ü', 'ue')
    .replace(/[^a-z0-9]/g, '')

/** The field that the name of a column stands for; null for any other name. */
export const fieldNamed = (kind: DealerImportKind, column: string): string | null =>
  dealerImportFields[kind].find(({ name, label, synonyms }) =>
    [name, label, ...synonyms].some((known) => plain(known) === plain(column)),
  )?.name ?? null

/** The labels of required fields without a column. */
export const missingFields = (kind: DealerImportKind, chosen: readonly string[]): string[] =>
  dealerImportFields[kind]
    .filter(({ name, isRequired }) => isRequired && !chosen.includes(name))
    .map(({ label }) => label)
