import type { Attribute } from './attribute.ts'

/** Arrival and sale of the vehicle. */
export const stock = {
  tradedIn: { kind: 'flag', label: 'Inzahlungnahme', visibleTo: 'house', initial: false },
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
