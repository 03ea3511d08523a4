import { t } from '../../values/text.ts'
import type { Attribute } from './attribute.ts'

/** State and history of the vehicle. */
export const condition = {
  hu_faellig_am: {
    kind: 'date',
    fromYear: 1990,
    toYear: 2100,
    label: t('HU fällig'),
    visibleTo: 'everyone',
    note: 'at most five years after the import',
    synonyms: ['HU', 'TÜV', 'Hauptuntersuchung'],
  },
  scheibe_gewechselt: {
    kind: 'flag',
    label: t('Scheibe gewechselt'),
    visibleTo: 'everyone',
    facts: 'condition',
  },
  winterraeder: {
    kind: 'flag',
    label: t('Winterreifen'),
    visibleTo: 'everyone',
    facts: 'condition',
    synonyms: ['Winterräder'],
  },
  minderwerte: {
    kind: 'money',
    label: t('Minderwert'),
    visibleTo: 'everyone',
    facts: 'condition',
    synonyms: ['Wertminderung'],
  },
  previousOwners: {
    kind: 'number',
    from: 0,
    to: 50,
    label: t('Vorbesitzer'),
    visibleTo: 'dealer',
    facts: 'dealer',
    synonyms: ['Halter', 'Vorhalter', 'Hand'],
  },
  accident: {
    kind: 'flag',
    label: t('Unfallfahrzeug'),
    visibleTo: 'dealer',
    facts: 'dealer',
    synonyms: ['Unfall', 'Unfallwagen'],
  },
  keys: {
    kind: 'number',
    from: 0,
    to: 20,
    label: t('Anzahl Schlüssel'),
    visibleTo: 'dealer',
    criteria: { keysfrom: { field: 'keysFrom', takes: 'low', maximum: 20, steps: [1, 2, 3] } },
    form: 'eck',
    chipValue: t('{0} Schlüssel'),
    shortLabel: t('Schlüssel'),
    facts: 'dealer',
    synonyms: ['Schlüssel'],
  },
  location: {
    kind: 'text',
    maximum: 80,
    label: t('Standort'),
    visibleTo: 'everyone',
    facts: 'place',
  },
} as const satisfies Record<string, Attribute>
