import { openMaximumKm } from '../../values/constants.ts'
import { t } from '../../values/text.ts'
import type { Attribute } from './attribute.ts'
import { kmFrom, kmTo } from './steps.ts'

/** Age and mileage. */
export const use = {
  erstzulassungvon: {
    kind: 'date',
    fromYear: 1920,
    toYear: 2100,
    label: t('Erstzulassung'),
    visibleTo: 'everyone',
    required: 'value',
    note: 'not after the day of the import',
  },
  /** The form offers the years of the stock. */
  erstzulassungsjahr: {
    kind: 'number',
    from: 1920,
    to: 2100,
    isYear: true,
    label: t('Erstzulassung'),
    visibleTo: 'everyone',
    origin: 'query',
    required: 'value',
    criteria: {
      first_reg_from: { field: 'yearFrom', takes: 'low', maximum: 2100, steps: [] },
      first_reg_to: { field: 'yearTo', takes: 'high', maximum: 2100, steps: [] },
    },
    form: 'eck',
    chipPrefix: t('EZ'),
    synonyms: ['EZ', 'Baujahr', 'Zulassung', 'Jahrgang'],
  },
  /** The year and the month in six digits; the forms offer years alone. */
  erstzulassungsmonat: {
    kind: 'number',
    from: 192_001,
    to: 210_012,
    isMonth: true,
    label: t('Erstzulassung'),
    visibleTo: 'everyone',
    origin: 'query',
    required: 'value',
    criteria: {
      first_reg_month_from: { takes: 'low', maximum: 210_012, steps: [] },
      first_reg_month_to: { takes: 'high', maximum: 210_012, steps: [] },
    },
    form: 'eck',
    chipPrefix: t('EZ'),
  },
  kilometerstandvon: {
    kind: 'number',
    from: 0,
    to: 1_000_000,
    unit: 'km',
    label: t('Kilometerstand'),
    visibleTo: 'everyone',
    required: 'value',
    criteria: {
      km_stand_from: { field: 'kilometerFrom', takes: 'low', maximum: 1_000_000, steps: kmFrom },
      km_stand_to: {
        field: 'kilometerTo',
        takes: 'high',
        maximum: 1_000_000,
        steps: kmTo,
        open: openMaximumKm,
      },
    },
    form: 'eck',
    synonyms: ['Kilometer', 'km', 'Laufleistung', 'Fahrleistung', 'tkm', 'gelaufen'],
  },
  kilometerstandbis: {
    kind: 'number',
    from: 0,
    to: 1_000_000,
    unit: 'km',
    label: t('Kilometerstand bis'),
    visibleTo: 'everyone',
    note: 'not below `kilometerstandvon`; empty = the same',
  },
} as const satisfies Record<string, Attribute>
