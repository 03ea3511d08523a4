import { type Attribute, option } from './attribute.ts'

/** How the house acquired a vehicle. */
export const origins = [
  option('INZAHLUNGNAHME', 'Inzahlungnahme'),
  option('HAENDLERANKAUF', 'Ankauf vom Händler'),
  option('PRIVATANKAUF', 'Ankauf von privat'),
  option('LEASINGRUECKLAUF', 'Leasingrückläufer'),
  option('MIETRUECKLAUF', 'Mietrückläufer'),
  option('AUKTION', 'Auktion'),
  option('VORFUEHRWAGEN', 'Eigener Vorführwagen'),
] as const

/** Arrival and sale of the vehicle. */
export const stock = {
  tradedIn: { kind: 'flag', label: 'Inzahlungnahme', visibleTo: 'house', initial: false },
  purchasePrice: {
    kind: 'money',
    label: 'Einstandspreis (brutto)',
    visibleTo: 'house',
  },
  lowestPrice: {
    kind: 'money',
    label: 'Untergrenze (brutto)',
    visibleTo: 'house',
    note: 'the house sells at no price below it',
  },
  origin: {
    kind: 'choice',
    options: origins,
    label: 'Herkunft',
    visibleTo: 'house',
  },
  publishedAt: {
    kind: 'moment',
    label: 'Veröffentlicht',
    visibleTo: 'everyone',
    note: 'of first publication; empty = the import that publishes it',
  },
  soldAt: {
    kind: 'moment',
    label: 'Verkauft',
    visibleTo: 'house',
    note: 'of the sale; empty = in stock',
  },
} as const satisfies Record<string, Attribute>
