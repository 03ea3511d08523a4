import { latestMinute } from '../../values/minutes.ts'
import { t } from '../../values/text.ts'
import { type Attribute, option } from './attribute.ts'

/** How the house acquired a vehicle. */
export const origins = [
  option('INZAHLUNGNAHME', t('Inzahlungnahme')),
  option('HAENDLERANKAUF', t('Ankauf vom Händler')),
  option('PRIVATANKAUF', t('Ankauf von privat')),
  option('LEASINGRUECKLAUF', t('Leasingrückläufer')),
  option('MIETRUECKLAUF', t('Mietrückläufer')),
  option('AUKTION', t('Auktion')),
  option('VORFUEHRWAGEN', t('Eigener Vorführwagen')),
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
  tradedIn: { kind: 'flag', label: t('Inzahlungnahme'), visibleTo: 'house', initial: false },
  purchasePrice: {
    kind: 'money',
    label: t('Einstandspreis (brutto)'),
    visibleTo: 'house',
  },
  lowestPrice: {
    kind: 'money',
    label: t('Untergrenze (brutto)'),
    visibleTo: 'house',
    note: 'the house sells at no price below it',
  },
  origin: {
    kind: 'choice',
    options: origins,
    label: t('Herkunft'),
    visibleTo: 'house',
  },
  publishedAt: {
    kind: 'moment',
    label: t('Veröffentlicht'),
    visibleTo: 'everyone',
    note: 'of first publication; empty = the import that publishes it',
  },
  soldAt: {
    kind: 'moment',
    label: t('Verkauft'),
    visibleTo: 'house',
    note: 'of the sale; empty = in stock',
  },
  publishedMinute: {
    ...event,
    label: t('Neu im Angebot'),
    chipPrefix: t('Neu'),
    criteria: { published_since: since },
  },
  /** The last fall of the price of the caller's tier. */
  priceDropMinute: {
    ...event,
    label: t('Preis gesenkt'),
    chipPrefix: t('Preis gesenkt'),
    criteria: { price_dropped_since: since },
  },
  backMinute: {
    ...event,
    label: t('Wieder da'),
    chipPrefix: t('Wieder da'),
    criteria: { back_since: since },
  },
} as const satisfies Record<string, Attribute>
