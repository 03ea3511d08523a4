import { latestMinute } from '../../values/minutes.ts'
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

/** A moment in minutes since 1970; unknown if it has not happened. */
const event = {
  kind: 'number',
  from: 0,
  to: latestMinute,
  isMinute: true,
  visibleTo: 'everyone',
  origin: 'query',
} as const
const since = { takes: 'low', maximum: latestMinute, steps: [] } as const

/** Arrival and sale of the vehicle, and what changed of its offer. */
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
  publishedMinute: {
    ...event,
    label: 'Neu im Angebot',
    chipPrefix: 'Neu',
    criteria: { published_since: since },
  },
  /** The last fall of the price of the caller's tier. */
  priceDropMinute: {
    ...event,
    label: 'Preis gesenkt',
    chipPrefix: 'Preis gesenkt',
    criteria: { price_dropped_since: since },
  },
  backMinute: {
    ...event,
    label: 'Wieder da',
    chipPrefix: 'Wieder da',
    criteria: { back_since: since },
  },
} as const satisfies Record<string, Attribute>
