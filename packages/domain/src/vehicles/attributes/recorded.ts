import type { Attribute } from './attribute.ts'

/** Millimetres and net euro. */
const treads = [2, 3, 4, 5, 6]
const repairCosts = [250, 500, 1000, 1500, 2000, 3000]

/** Of the recorded condition; unknown where it was not recorded. */
const recorded = { kind: 'number', visibleTo: 'dealer', origin: 'query' } as const
/** 1 if it is so, 0 if not. */
const truth = { ...recorded, from: 0, to: 1 } as const

/** The switches of the recorded condition. */
export const conditionFlags = ['unfallfrei', 'ohnevorschaeden', 'scheckheftlueckenlos'] as const

/** What dealers search by of the recorded condition (`condition/searched.ts`). */
export const recordedCondition = {
  accidentFree: {
    ...truth,
    label: 'Unfallfrei',
    criteria: {
      unfallfrei: {
        takes: 'switch',
        low: 1,
        label: 'Unfallfrei',
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
    label: 'Ohne Vorschäden',
    criteria: {
      ohnevorschaeden: {
        takes: 'switch',
        low: 1,
        label: 'Ohne Vorschäden',
        synonyms: ['keine Vorschäden', 'ohne Schäden', 'keine Schäden', 'schadenfrei'],
      },
    },
  },
  fullServiceHistory: {
    ...truth,
    label: 'Scheckheft lückenlos',
    criteria: {
      scheckheftlueckenlos: {
        takes: 'switch',
        low: 1,
        label: 'Scheckheft lückenlos',
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
    label: 'Reifenprofil',
    criteria: { tyresfrom: { field: 'tyresFrom', takes: 'low', maximum: 20, steps: treads } },
    form: 'eck',
    chipPrefix: 'Reifen',
  },
  /** The sum of the damages that are present, in net euro; unknown if one of them has no amount. */
  repairCost: {
    ...recorded,
    from: 0,
    to: 1_000_000,
    unit: '€',
    label: 'Reparaturkosten',
    criteria: {
      repaircostfrom: { field: 'repairCostFrom', takes: 'low', maximum: 1_000_000, steps: repairCosts },
      repaircostto: { field: 'repairCostTo', takes: 'high', maximum: 1_000_000, steps: repairCosts },
    },
    form: 'eck',
    chipPrefix: 'Reparaturkosten',
  },
} as const satisfies Record<string, Attribute>
