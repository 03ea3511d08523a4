import { t } from '../../values/text.ts'
import type { Attribute } from './attribute.ts'

/** The text of a vehicle that can be searched: headline, standard and special equipment. */
export const description = {
  description: {
    kind: 'text',
    maximum: 100_000,
    label: t('Text'),
    visibleTo: 'everyone',
    origin: 'query',
    criteria: { text: { takes: 'words', maximum: 60 } },
    form: 'ausst',
    chipPrefix: t('Text:'),
    synonyms: ['Beschreibung', 'Stichwort'],
  },
} as const satisfies Record<string, Attribute>
