import { openMaximumEuro } from '../../values/constants.ts'
import { t } from '../../values/text.ts'
import { isForDealers, type PriceTier } from '../price-tier.ts'
import { type Attribute, option } from './attribute.ts'
import { priceFrom, priceFromHome, priceTo, priceToHome, priceVan } from './steps.ts'

const distinct = (...lists: number[][]) => [...new Set(lists.flat())].sort((a, b) => a - b)

/** The attribute that stores the price of a tier. */
export const storedPrice = {
  consumer: 'planverkaufspreisprivatkundengeschaeftbrutto',
  dealer: 'haendlerpreisbrutto',
} as const

/** The attribute from which the price of a tier follows. */
export const storedPriceOf = (tier: PriceTier) =>
  isForDealers(tier) ? storedPrice.dealer : storedPrice.consumer

/** Gross euro. */
export const price = {
  planverkaufspreisprivatkundengeschaeftbrutto: {
    kind: 'money',
    label: t('Privatverkaufspreis (brutto)'),
    visibleTo: 'everyone',
    required: 'column',
    initial: 0,
    note: 'empty or 0 = private customers find the vehicle with "Preis auf Anfrage"',
  },
  haendlerpreisbrutto: {
    kind: 'money',
    label: t('Händlerpreis (brutto)'),
    visibleTo: 'dealer',
    required: 'column',
    initial: 0,
    note: 'empty or 0 = no dealer price',
  },
  /** The price of the caller's tier (U-02, U-49); unknown if the vehicle is not offered in it. */
  preis: {
    kind: 'money',
    label: t('Preis'),
    visibleTo: 'everyone',
    origin: 'query',
    criteria: {
      price_from: {
        field: 'priceFrom',
        takes: 'low',
        maximum: 1_000_000,
        steps: distinct(priceFrom, priceFromHome, priceVan),
      },
      price_to: {
        field: 'priceTo',
        takes: 'high',
        maximum: 1_000_000,
        steps: distinct(priceTo, priceToHome, priceVan),
        open: openMaximumEuro,
      },
    },
    form: 'eck',
    synonyms: ['Euro', 'EUR', 'Kaufpreis', 'Budget'],
  },
} as const satisfies Record<string, Attribute>

export const vatModes = [
  option(
    'REGEL',
    t('MwSt. ausweisbar'),
    'Mehrwertsteuer ausweisbar',
    'ausweisbare MwSt',
    'ausweisbarer MwSt',
    'ausweisbare Mehrwertsteuer',
    'ausweisbarer Mehrwertsteuer',
    'netto',
    'netto ausweisbar',
    'ausweisbar',
    'MwSt',
    'Mehrwertsteuer',
    'mit MwSt',
    'inkl MwSt',
    'incl MwSt',
    'plus MwSt',
    'zzgl MwSt',
    '19 % MwSt',
    '19 Prozent MwSt',
    'MwSt 19 %',
    'mit 19 % MwSt',
    'inkl 19 % MwSt',
    'MwSt ausgewiesen',
    'ausgewiesene MwSt',
    'ausgewiesener MwSt',
    'MwSt ausweisen',
    'MwSt abziehbar',
    'Umsatzsteuer ausweisbar',
    'Vorsteuer',
    'Vorsteuerabzug',
    'vorsteuerabzugsfähig',
    'Regelbesteuerung',
    'regelbesteuert',
  ),
  option(
    'DIFFERENZ',
    t('Differenzbesteuerung (§ 25a UStG)'),
    'Differenzbesteuerung',
    'differenzbesteuert',
    '§ 25a',
    '25a',
    'MwSt nicht ausweisbar',
    'nicht ausweisbar',
    'keine MwSt',
    'ohne MwSt',
    'keine ausweisbare MwSt',
    'ohne ausweisbare MwSt',
    'MwSt nicht ausgewiesen',
    'diff besteuert',
    'Differenz besteuert',
  ),
] as const

export const taxation = {
  vatMode: {
    kind: 'choice',
    options: vatModes,
    label: t('Besteuerung'),
    visibleTo: 'everyone',
    initial: 'DIFFERENZ',
    note: '`REGEL`: VAT can be shown, `DIFFERENZ`: § 25a UStG',
    criteria: { mwst: { field: 'vatMode', takes: 'one', options: vatModes } },
    form: 'eck',
    synonyms: ['MwSt.', 'Mehrwertsteuer', 'Umsatzsteuer'],
  },
} as const satisfies Record<string, Attribute>
