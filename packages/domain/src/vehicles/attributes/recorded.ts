import { t } from '../../values/text.ts'
import type { Attribute } from './attribute.ts'

/** Bounds of the tread depth in millimetres. */
const treads = [2, 3, 4, 5, 6]
/** Bounds of the repair costs in net euro. */
const repairCosts = [250, 500, 1000, 1500, 2000, 3000]

/** Common to the facts of the recorded condition; a vehicle without a record has none of them. */
const recorded = { kind: 'number', visibleTo: 'dealer', origin: 'query' } as const
/** A fact that is either true (1) or false (0). */
const truth = { ...recorded, from: 0, to: 1 } as const

/** The switches of the recorded condition. */
export const conditionFlags = ['unfallfrei', 'ohnevorschaeden', 'scheckheftlueckenlos'] as const

/** The facts of the recorded condition that dealers search by (`condition/searched.ts`). */
export const recordedCondition = {
  accidentFree: {
    ...truth,
    label: t('Unfallfrei'),
    criteria: {
      unfallfrei: {
        takes: 'switch',
        low: 1,
        label: t('Unfallfrei'),
        synonyms: [
          'ohne Unfall',
          'kein Unfall',
          'keine Unfälle',
          'kein Unfallwagen',
          'kein Unfallfahrzeug',
          'kein Unfallauto',
          'keine Unfallwagen',
          'keine Unfallfahrzeuge',
          'keine Unfallautos',
          'keinen Unfall',
          'keinen Unfallwagen',
          'ohne Unfallschaden',
          'keine Unfallschäden',
          'nicht verunfallt',
        ],
      },
    },
  },
  damageFree: {
    ...truth,
    label: t('Ohne Vorschäden'),
    criteria: {
      ohnevorschaeden: {
        takes: 'switch',
        low: 1,
        label: t('Ohne Vorschäden'),
        synonyms: ['keine Vorschäden', 'ohne Schäden', 'keine Schäden', 'schadenfrei'],
      },
    },
  },
  fullServiceHistory: {
    ...truth,
    label: t('Scheckheft lückenlos'),
    criteria: {
      scheckheftlueckenlos: {
        takes: 'switch',
        low: 1,
        label: t('Scheckheft lückenlos'),
        // "Scheckheft lückenlos" alone means the equipment flag, which everyone may search by.
        synonyms: ['Scheckheft lückenlos belegt', 'lückenlos belegt', 'lückenlose Servicehistorie'],
      },
    },
  },
  /** The least tread of the mounted tyres, in whole millimetres. */
  treadMm: {
    ...recorded,
    from: 0,
    to: 20,
    unit: 'mm',
    label: t('Reifenprofil'),
    criteria: { tyresfrom: { field: 'tyresFrom', takes: 'low', maximum: 20, steps: treads } },
    form: 'eck',
    chipPrefix: t('Reifen'),
  },
  /** The sum of the damages that are present, in net euro; unknown if one of them has no amount. */
  repairCost: {
    ...recorded,
    from: 0,
    to: 1_000_000,
    unit: '€',
    label: t('Reparaturkosten'),
    criteria: {
      repaircostfrom: { field: 'repairCostFrom', takes: 'low', maximum: 1_000_000, steps: repairCosts },
      repaircostto: { field: 'repairCostTo', takes: 'high', maximum: 1_000_000, steps: repairCosts },
    },
    form: 'eck',
    chipPrefix: t('Reparaturkosten'),
  },
} as const satisfies Record<string, Attribute>
