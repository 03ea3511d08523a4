import { t } from '../../values/text.ts'
import { type Attribute, option } from './attribute.ts'
import { colours } from './colours.ts'
import { seatCounts, weightsKg } from './steps.ts'

/** Sizes as in the names of vans, alone and behind the word for the van. */
const sizes = (...names: string[]) =>
  names.flatMap((size) => [
    size,
    ...['Kasten', 'Kastenwagen'].flatMap((van) => [`${van} ${size}`, `${size} ${van}`]),
  ])
const longAndHigh = sizes(
  'lang hoch',
  'lang und hoch',
  'hoch lang',
  'hoch und lang',
  'Hochdach lang',
  'lang Hochdach',
  'L3H2',
  'L3H3',
  'L4H3',
)
/** L2 is a middle length, which the categories do not have: such a van is recorded with either of the two lengths. */
const [middle, middleAndHigh] = [sizes('L2H1'), sizes('L2H2', 'L2H3')]

export const bodyTypes = [
  option(
    'KLEINWAGEN',
    t('Kleinwagen'),
    'Stadtauto',
    'Stadtwagen',
    'Kleinstwagen',
    'Kompaktwagen',
    'kleines Auto',
    'kleine Autos',
    'kleiner Wagen',
    'kleinen Wagen',
  ),
  option('LIMOUSINE', t('Limousine'), 'Limo', 'Stufenheck'),
  option(
    'KOMBI',
    t('Kombi'),
    'Combi',
    'Kombilimousine',
    'Familienkombi',
    'Avant',
    'Variant',
    'Touring',
    'T-Modell',
    'Turnier',
    'Caravan',
    'Sports Tourer',
    'Grandtour',
    'Sportstourer',
    'Sportwagon',
    'SW',
    'Break',
    'Touring Sports',
    'SportCombi',
    'Shooting Brake',
    'Station Wagon',
    'Estate',
  ),
  option(
    'SUV_GELAENDEWAGEN',
    t('SUV / Geländewagen'),
    'Offroader',
    'Geländeauto',
    'Gelände',
    'Crossover',
    'Stadtgeländewagen',
  ),
  option('CABRIO', t('Cabrio'), 'Cabriolet', 'Kabrio', 'Kabriolett', 'Roadster', 'Spyder'),
  option('Coupe', 'Coupé', 'Sportcoupé', 'Kupee'),
  option(
    'VAN_KLEINBUS',
    t('Van / Kleinbus'),
    'Minivan',
    'Minibus',
    'Bus',
    'Großraumlimousine',
    'Familienauto',
    'Familienkutsche',
    'Familienwagen',
    'Familienvan',
  ),
  option('ANDERE', t('Andere')),
] as const

export const vanBodyTypes = [
  option('Abschleppwagen', t('Abschleppwagen')),
  option('Autotransporter', t('Autotransporter')),
  option('Dreiseitenkipper', t('Dreiseitenkipper')),
  option('Fahrgestell', t('Fahrgestell')),
  option('Feuerwehrfahrzeug', t('Feuerwehrfahrzeug'), 'Feuerwehr'),
  option('Glastransporter', t('Glastransporter')),
  option('Getränkeaufbau', t('Getränkeaufbau')),
  option('Hochdachkombi', t('Hochdachkombi')),
  option('Hubarbeitsbühne', t('Hubarbeitsbühne'), 'Arbeitsbühne', 'Hubsteiger'),
  option('Isolierkoffer', t('Isolierkoffer')),
  option('Kastenwagen', t('Kastenwagen'), 'Kasten', ...sizes('L1H1'), ...middle),
  option(
    'Kastenwagen hoch',
    t('Kastenwagen hoch'),
    'Kasten hoch',
    ...sizes('Hochdach'),
    ...sizes('L1H2'),
    ...middleAndHigh,
  ),
  option(
    'Kastenwagen hoch + lang',
    t('Kastenwagen hoch + lang'),
    ...sizes('Hochdach'),
    ...longAndHigh,
    ...sizes('L4H2'),
    ...middleAndHigh,
  ),
  option('Kastenwagen lang', t('Kastenwagen lang'), 'Kasten lang', ...sizes('L3H1', 'L4H1'), ...middle),
  option('Kehrmaschine', t('Kehrmaschine')),
  option('Kipper', t('Kipper')),
  option('Kleinbus', t('Kleinbus'), 'Bus'),
  option('Koffer', t('Koffer'), 'Kofferaufbau'),
  option('Kombi', t('Kombi')),
  option('Krankenwagen', t('Krankenwagen'), 'Rettungswagen'),
  option('Kühlkastenwagen', t('Kühlkastenwagen'), 'Kühlwagen', 'Kühlfahrzeug', 'Kühltransporter'),
  option('Kühlkoffer', t('Kühlkoffer'), 'Kühlfahrzeug', 'Kühltransporter'),
  option('Müllwagen', t('Müllwagen')),
  option('Pferdetransporter', t('Pferdetransporter')),
  option('Pickup', t('Pickup'), 'Pick-up'),
  option('Pritsche', t('Pritsche'), 'Pritschenwagen'),
  option(
    'Pritsche mit Plane',
    t('Pritsche mit Plane'),
    'Plane',
    'Pritsche Plane',
    'Pritsche und Plane',
    'Plane Spriegel',
    'Plane und Spriegel',
  ),
  option('Verkaufsfahrzeug', t('Verkaufsfahrzeug'), 'Verkaufswagen'),
  option('Werkstattwagen', t('Werkstattwagen')),
  option('Andere', t('Andere')),
] as const

export const doorGroups = [
  option('2/3', '2/3', 'Zweitürer', 'Dreitürer'),
  option('4/5', '4/5', 'Viertürer', 'Fünftürer'),
  option('6/7', '6/7'),
] as const

export const slidingDoors = [
  option('rechts', t('rechts'), 'Schiebetür rechts', 'rechte Schiebetür'),
  option('links', t('links'), 'Schiebetür links', 'linke Schiebetür'),
  option(
    'beidseitig',
    t('beidseitig'),
    'Schiebetür beidseitig',
    ...['Schiebetür', 'Schiebetüren'].flatMap((door) => [
      `${door} rechts und links`,
      `${door} links und rechts`,
      `${door} rechts links`,
      `${door} links rechts`,
    ]),
    'Schiebetüren beidseitig',
    'beidseitige Schiebetüren',
    'beidseitige Schiebetür',
    'beide Schiebetüren',
    'zwei Schiebetüren',
    '2 Schiebetüren',
    'Schiebetüren auf beiden Seiten',
    'Schiebetür auf beiden Seiten',
    'Schiebetüren beide Seiten',
  ),
] as const

/** The body of a car or of a van; a vehicle has one of the two. */
export const bodyType = {
  fahrzeugtyp: {
    kind: 'choice',
    options: bodyTypes,
    label: t('Karosserie'),
    visibleTo: 'everyone',
    criteria: { fahrzeugtyp: { takes: 'some', options: bodyTypes } },
    form: 'karo',
    synonyms: ['Karosserieform', 'Aufbau'],
  },
  fahrzeugkategorietypnfz: {
    kind: 'choice',
    options: vanBodyTypes,
    label: t('Aufbauart'),
    visibleTo: 'everyone',
    note: 'vans only',
    criteria: { fahrzeugkategorietypnfz: { takes: 'some', options: vanBodyTypes } },
    form: 'aufbau',
    synonyms: ['Aufbau'],
  },
} as const satisfies Record<string, Attribute>

export const body = {
  farbe: {
    kind: 'choice',
    options: colours,
    label: t('Farbe'),
    visibleTo: 'everyone',
    criteria: { ausstattung: { takes: 'some', options: colours } },
    form: 'farbe',
    facts: 'body',
    synonyms: ['Außenfarbe', 'Lackierung', 'Lack'],
  },
  anzahlsitze: {
    kind: 'number',
    from: 1,
    to: 60,
    label: t('Sitze'),
    visibleTo: 'everyone',
    criteria: {
      seatsfrom: { field: 'seatFrom', takes: 'low', maximum: 99, steps: seatCounts },
      seatsto: { field: 'seatTo', takes: 'high', maximum: 99, steps: seatCounts },
      // C-21
      sitze: { takes: 'switch', low: 7, label: t('Mehr als 6 Sitze'), synonyms: ['Siebensitzer'] },
    },
    form: 'eck',
    facts: 'body',
    chipValue: t('{0} Sitze'),
    synonyms: ['Sitzplätze', 'Plätze', 'Sitzer'],
  },
  anzahltueren: {
    kind: 'number',
    from: 1,
    to: 9,
    label: t('Türen'),
    visibleTo: 'everyone',
    criteria: { doors: { field: 'doorsNumber', takes: 'span', options: doorGroups } },
    form: 'eck',
    facts: 'body',
    chipValue: t('{0} Türen'),
    synonyms: ['Türer', 'türig'],
  },
  schiebetuer: {
    kind: 'choice',
    options: slidingDoors,
    label: t('Schiebetür'),
    visibleTo: 'everyone',
    criteria: { schiebetuer: { field: 'slidingDoor', takes: 'one', options: slidingDoors } },
    form: 'aufbau',
    chipPrefix: t('Schiebetür'),
    synonyms: ['Schiebetüren', 'Schiebetüre', 'seitliche Schiebetür'],
  },
} as const satisfies Record<string, Attribute>

export const load = {
  zulaessigesgesamtgewicht: {
    kind: 'number',
    from: 100,
    to: 60_000,
    unit: 'kg',
    label: t('Zul. Gesamtgewicht'),
    visibleTo: 'everyone',
    criteria: {
      zulaessigesgesamtgewichtvon: { field: 'weightFrom', takes: 'low', maximum: 100_000, steps: weightsKg },
      zulaessigesgesamtgewichtbis: { field: 'weightTo', takes: 'high', maximum: 100_000, steps: weightsKg },
    },
    form: 'aufbau',
    chipPrefix: t('Gesamtgewicht'),
    synonyms: ['Gesamtgewicht', 'zulässiges Gesamtgewicht', 'zGG', 'Tonnen'],
  },
} as const satisfies Record<string, Attribute>
