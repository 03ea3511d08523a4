import { namesOf } from '../values/records.ts'
import { t } from '../values/text.ts'
import { type Attribute, option } from '../vehicles/attributes/attribute.ts'
import {
  type AttributeName,
  attributeNames,
  attributeOf,
  attributes,
} from '../vehicles/attributes/attributes.ts'
import { type OfferState, offerStates } from '../vehicles/attributes/visibility.ts'

/** The options of the offer state. */
export const offerStateOptions = Object.entries(offerStates).map(([value, label]) => option(value, label))

/** What the house's table shows of a vehicle besides its attributes: its offer, and what is counted. */
const own = {
  state: { kind: 'choice', options: offerStateOptions, label: t('Status'), visibleTo: 'house' },
  days: {
    kind: 'number',
    from: 0,
    to: 20_000,
    unit: t('Tage'),
    label: t('Standzeit'),
    visibleTo: 'house',
    note: 'from arrival or first publication, whichever is earlier, to the sale or now',
  },
  photos: { kind: 'number', from: 0, to: 1000, label: t('Fotos'), visibleTo: 'house' },
  watchers: { kind: 'number', from: 0, to: 100_000, label: t('Beobachter'), visibleTo: 'house' },
  views: { kind: 'number', from: 0, to: 10_000_000, label: t('Aufrufe in 30 Tagen'), visibleTo: 'house' },
  enquiries: { kind: 'number', from: 0, to: 100_000, label: t('Anfragen in 30 Tagen'), visibleTo: 'house' },
  priceChangedAt: { kind: 'moment', label: t('Preis geändert'), visibleTo: 'house' },
  priced: {
    kind: 'flag',
    label: t('Preis vorhanden'),
    visibleTo: 'house',
    note: 'for dealers or for private customers',
  },
  missing: {
    kind: 'flags',
    options: [option('photo', t('Foto')), option('price', t('Preis')), option('energy', t('EnVKV-Angaben'))],
    label: t('Fehlt noch'),
    visibleTo: 'house',
    note: 'required for a search to find the vehicle',
  },
  promotion: { kind: 'text', maximum: 80, label: t('Aktion'), visibleTo: 'house' },
  reservedUntil: { kind: 'moment', label: t('Reserviert bis'), visibleTo: 'house' },
  withdrawnAt: { kind: 'moment', label: t('Zurückgezogen am'), visibleTo: 'house' },
  createdAt: { kind: 'moment', label: t('Angelegt'), visibleTo: 'house' },
  internalNumber: {
    kind: 'text',
    maximum: 40,
    label: t('Interne Nummer'),
    visibleTo: 'house',
    note: 'of a source whose GW numbers are assigned',
  },
} as const satisfies Record<string, Attribute>
export type OwnField = keyof typeof own

export type StockField = AttributeName | OwnField

export const isOwnField = (field: StockField): field is OwnField => field in own

/** The fields of the table in the order of the column chooser. */
export const stockFields: readonly StockField[] = [
  ...attributeNames.filter((name) => attributeOf(name).origin !== 'query'),
  ...namesOf(own),
]
const byName = new Map<string, StockField>(stockFields.map((field) => [field, field]))

/** @returns undefined for a name that is no field */
export const stockFieldOf = (name: string): StockField | undefined => byName.get(name)

export const fieldOf = (field: StockField): Attribute => (isOwnField(field) ? own[field] : attributes[field])

/** The columns of a view that names none. */
export const usualColumns: readonly StockField[] = [
  'erstzulassungvon',
  'kilometerstandvon',
  'haendlerpreisbrutto',
  'days',
  'watchers',
  'state',
]

/** Always in the table, before the chosen columns. */
export const lockedColumns: readonly StockField[] = ['gwnummer', 'modell']

/** The goal of the house for the days from arrival to sale. */
export const daysGoal = 60

/** The state of a wire value; an unknown state, of a newer server, counts as not published. */
export const offerStateOf = (value: string): OfferState =>
  namesOf(offerStates).find((state) => state === value) ?? 'unpublished'
