/** Files of business partners and of purchases, imported in the browser. */
export const dealerImportKinds = ['partners', 'purchases'] as const
export type DealerImportKind = (typeof dealerImportKinds)[number]

export const dealerImportLabels = {
  partners: 'Geschäftspartner',
  purchases: 'Käufe',
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
      label: 'Partnernummer',
      isRequired: true,
      synonyms: ['kundennummer', 'nummer'],
    },
    { name: 'email', label: 'E-Mail', isRequired: true, synonyms: ['mail', 'emailadresse'] },
    { name: 'handelTyp', label: 'Handelstyp', isRequired: true, synonyms: ['art', 'typ', 'handelstyp'] },
  ],
  purchases: [
    {
      name: 'partner_number',
      label: 'Partnernummer',
      isRequired: true,
      synonyms: ['kundennummer', 'partner'],
    },
    { name: 'gwnummer', label: 'GW-Nummer', isRequired: true, synonyms: ['gwnr', 'gw'] },
    { name: 'maker', label: 'Hersteller', synonyms: ['hersteller', 'marke'] },
    { name: 'model', label: 'Modell', isRequired: true, synonyms: ['modell'] },
    { name: 'fin', label: 'FIN', isRequired: true, synonyms: ['fahrgestellnummer', 'vin'] },
    { name: 'color', label: 'Farbe', synonyms: ['farbe'] },
    { name: 'puchasesDate', label: 'Kaufdatum', isRequired: true, synonyms: ['kaufdatum', 'datum'] },
    { name: 'price', label: 'Kaufpreis', synonyms: ['preis', 'verkaufspreis', 'betrag'] },
    { name: 'status', label: 'Status', synonyms: ['zustand'] },
    { name: 'red', label: 'Rot (Kauf)', synonyms: ['rot'] },
    { name: 'yellow', label: 'Gelb (Zahlungseingang)', synonyms: ['gelb'] },
    { name: 'green', label: 'Grün (Abgeholt)', synonyms: ['gruen'] },
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
