import { t } from '../../values/text.ts'
import { type Attribute, option } from './attribute.ts'

export const emissionClasses = [
  option('EURO_1', t('Euro 1')),
  option('EURO_2', t('Euro 2')),
  option('EURO_3', t('Euro 3')),
  option('EURO_4', t('Euro 4')),
  option('EURO_5', t('Euro 5')),
  option('EURO_6', t('Euro 6'), 'Euro 6d', 'Euro 6d-TEMP'),
] as const

/** What a delivery may state: a class, or an exact class of Euro 5 and 6. */
export const deliveredEmissionClasses = [
  ...emissionClasses,
  option('EURO_5A', t('Euro 5a')),
  option('EURO_5B', t('Euro 5b')),
  option('EURO_6B', t('Euro 6b')),
  option('EURO_6C', t('Euro 6c')),
  option('EURO_6D_TEMP', t('Euro 6d-TEMP')),
  option('EURO_6D', t('Euro 6d')),
  option('EURO_6E', t('Euro 6e')),
] as const

/** A minimum: EURO_5 also finds EURO_6 (U-72). */
export const emissionMinimums = [
  option(
    'EURO_5',
    t('Euro 5'),
    'ab Euro 5',
    'mindestens Euro 5',
    'Euro 5 oder besser',
    'Euro 5 oder höher',
    'EU5',
  ),
  option(
    'EURO_6',
    t('Euro 6'),
    'ab Euro 6',
    'mindestens Euro 6',
    'Euro 6 oder besser',
    'Euro 6 oder höher',
    'EU6',
    'EU6d',
    'Euro 6d',
    'Euro 6d-TEMP',
    'Euro 6c',
    'Euro 6b',
  ),
] as const

const stickers = [
  option('grün', t('grün')),
  option('gelb', t('gelb')),
  option('rot', t('rot')),
  option('keine', t('keine')),
] as const

export const emission = {
  /** Delivered with its exact class (EURO_6D-TEMP), which is stored beside it (U-37). */
  schadstoffklassetyp: {
    kind: 'choice',
    options: emissionClasses,
    label: t('Schadstoffklasse'),
    visibleTo: 'everyone',
    note: 'with detail `EURO_6D`, `EURO_6D-TEMP`; the class is searched, the detail kept',
    criteria: { schadstoffklassetyp: { field: 'environment', takes: 'minimum', options: emissionMinimums } },
    form: 'ausst',
    facts: 'emission',
    synonyms: ['Abgasnorm', 'Euronorm', 'Emissionsklasse'],
  },
  emissionDetail: {
    kind: 'text',
    maximum: 20,
    label: t('Genaue Schadstoffklasse'),
    visibleTo: 'everyone',
    origin: 'import',
  },
  feinstaubplakettetypdescription: {
    kind: 'choice',
    options: stickers,
    label: t('Feinstaubplakette'),
    visibleTo: 'everyone',
    facts: 'emission',
    synonyms: ['Umweltplakette', 'Plakette'],
  },
} as const satisfies Record<string, Attribute>
