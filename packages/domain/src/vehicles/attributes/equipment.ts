import { t } from '../../values/text.ts'
import { type Attribute, type CriterionRule, option } from './attribute.ts'

/** Flags of cars and vans (C-20, C-22); each is a criterion under its own name. */
const flags = [
  option('schiebedach', t('Schiebedach'), 'Glasschiebedach', 'Schiebe-Hebe-Dach', 'Panoramaschiebedach'),
  option('navigation', t('Navigation'), 'Navi', 'Navigationssystem', 'Navigationsgerät'),
  option('standheizung', t('Standheizung'), 'Standhzg', 'Webasto'),
  option('sitzheizung', t('Sitzheizung'), 'Sitzhzg', 'SHZ', 'beheizte Sitze', 'beheizbare Sitze'),
  option('lederausstattung', t('Lederausstattung'), 'Leder', 'Ledersitze', 'Vollleder', 'Teilleder'),
  option(
    'einparkhilfe',
    t('Einparkhilfe'),
    'PDC',
    'Parksensoren',
    'Einparksensoren',
    'Parkhilfe',
    'Parkpilot',
    'Parktronic',
    'Parkassistent',
    'Einparkassistent',
    'Rückfahrkamera',
    'RFK',
    'Rückfahrcam',
    'Rückfahrkam',
    'Rückwärtskamera',
    'Rückkamera',
    'Heckkamera',
    'Kamera hinten',
    'Kamera',
  ),
  option(
    'tempomat',
    t('Tempomat'),
    'Geschwindigkeitsregler',
    'Geschwindigkeitsregelanlage',
    'GRA',
    'ACC',
    'Abstandstempomat',
  ),
  option(
    'ahk',
    t('Anhängerkupplung'),
    'AHK',
    'Anhängekupplung',
    'Anhängevorrichtung',
    'Hängerkupplung',
    'Anhängerhaken',
  ),
  option(
    'behindertengerecht',
    t('Behindertengerecht'),
    'rollstuhlgerecht',
    'barrierefrei',
    'Rollstuhl',
    'Rollstuhlrampe',
    'Rollstuhltransport',
    'Rollstuhlfahrer',
  ),
  option(
    'leichtmetallfelgen',
    t('Leichtmetallfelgen'),
    'Alufelgen',
    'Alus',
    'Alu',
    'Aluräder',
    'Leichtmetallräder',
    'LM-Felgen',
    'LM',
    'LMF',
  ),
  option('isofix', 'ISOFIX', 'Kindersitzbefestigung'),
  option(
    'allradantrieb',
    t('Allradantrieb'),
    'Allrad',
    'Allradler',
    'Vierradantrieb',
    '4x4',
    '4WD',
    'AWD',
    'quattro',
    '4Motion',
    '4Matic',
    '4M',
    'xDrive',
    'ALL4',
    'Syncro',
    'Allgrip',
    '4Drive',
    'AWC',
    '4 Motion',
    'Allradantr',
  ),
  option(
    'freisprecheinrichtung',
    t('Freisprecheinrichtung'),
    'Freisprechanlage',
    'Freisprech',
    'FSE',
    'Bluetooth',
  ),
  option(
    'scheckheftgepflegt',
    t('Scheckheftgepflegt'),
    'Scheckheft',
    'Serviceheft',
    'Checkheft',
    'Scheckheft lückenlos',
    'lückenloses Scheckheft',
  ),
  option(
    'huauneu',
    t('HU/AU neu'),
    'TÜV neu',
    'neu TÜV',
    'neu HU',
    'HU neu',
    'neuer TÜV',
    'neuem TÜV',
    'neuen TÜV',
    'neue HU',
    'frischer TÜV',
    'TÜV frisch',
    'TÜV AU neu',
    'HU AU neu',
    'HU und AU neu',
    'TÜV und AU neu',
  ),
  option('abs', 'ABS', 'Antiblockiersystem'),
  option('trennwand', t('Trennwand')),
  option('doppelkabine', t('Doppelkabine'), 'Doka', 'Doppelkabiner'),
  option('ladebordwand', t('Ladebordwand'), 'Hebebühne', 'Ladebühne', 'LBW'),
  option('liegeplatz', t('Liegeplatz'), 'Schlafplatz'),
  option('kran', t('Kran'), 'Ladekran'),
  option('partikelfilter', t('Partikelfilter'), 'Rußpartikelfilter', 'Dieselpartikelfilter', 'DPF', 'FAP'),
  option('kommunalfahrzeug', t('Kommunalfahrzeug'), 'kommunal'),
  option('esp', 'ESP', 'Stabilitätsprogramm'),
] as const

export const airConditionings = [
  option('klimaanlage', t('Klimaanlage'), 'Klima', 'klimatisiert'),
  option(
    'klimaautomatik',
    t('Klimaautomatik'),
    'Klima',
    'klimatisiert',
    'Klimaautomat',
    'Climatronic',
    'Klimatronic',
    'Zweizonenklima',
    'Zwei-Zonen-Klimaautomatik',
    '2-Zonen-Klimaautomatik',
    '2-Zonen-Klima',
    'Zwei-Zonen-Klima',
    '2-Zonen-Klimaanlage',
    '3-Zonen-Klima',
    '3-Zonen-Klimaautomatik',
  ),
] as const

export const headlights = [
  option(
    'ledScheinwerfer',
    t('LED-Scheinwerfer'),
    'LED',
    'LED-Licht',
    'Voll-LED',
    'Matrix-LED',
    'Voll-LED-Scheinwerfer',
    'Matrix-LED-Scheinwerfer',
  ),
  option('xenon', t('Xenon-Scheinwerfer'), 'Xenon', 'Bi-Xenon', 'Xenonlicht', 'Bi-Xenon-Scheinwerfer'),
] as const

/** The position in this list is the bit in `vehicle.equipment`: append only, never reorder. */
const bits = [...flags, ...airConditionings, ...headlights] as const
export type EquipmentBit = (typeof bits)[number]['value']
export const equipmentBits: readonly EquipmentBit[] = bits.map(({ value }) => value)

/** The number of a bit; -1 for any other text. */
export const bitOf = (code: string) => bits.findIndex(({ value }) => value === code)

type Flag = (typeof flags)[number]['value']
type BitRule = Extract<CriterionRule, { takes: 'bit' }>
const flagCriteria = Object.fromEntries(
  flags.map(({ value, label, synonyms }) => [value, { takes: 'bit', label, synonyms }]),
) as Record<Flag, BitRule>

export const equipment = {
  equipment: {
    kind: 'flags',
    options: bits,
    label: t('Ausstattung'),
    visibleTo: 'everyone',
    initial: 0,
    criteria: {
      airConditioning: {
        field: 'airConditioning',
        takes: 'some',
        options: airConditionings,
        label: t('Klimatisierung'),
      },
      headLights: { field: 'headLights', takes: 'some', options: headlights, label: t('Scheinwerfer') },
      ...flagCriteria,
    },
    form: 'ausst',
  },
  ausstattungserie: { kind: 'list', maximum: 300, label: t('Serienausstattung'), visibleTo: 'everyone' },
  ausstattungsonder: { kind: 'list', maximum: 300, label: t('Sonderausstattung'), visibleTo: 'everyone' },
} as const satisfies Record<string, Attribute>

/** `sitze` (more than 6 seats, C-21) is shown among the flags but is a criterion of the seats. */
export type EquipmentFlag = Flag | 'sitze'

/** The 16 flags of the car form, in the two groups of U-16. */
export const carInteriorFlags = [
  'sitzheizung',
  'lederausstattung',
  'sitze',
  'isofix',
  'freisprecheinrichtung',
  'navigation',
  'standheizung',
] as const satisfies readonly EquipmentFlag[]
export const carEquipmentFlags = [
  'schiebedach',
  'einparkhilfe',
  'tempomat',
  'ahk',
  'behindertengerecht',
  'leichtmetallfelgen',
  'allradantrieb',
  'scheckheftgepflegt',
  'huauneu',
] as const satisfies readonly EquipmentFlag[]

/** The 20 flags of the van form (U-15). */
export const vanEquipmentFlags = [
  'abs',
  'ahk',
  'allradantrieb',
  'behindertengerecht',
  'doppelkabine',
  'einparkhilfe',
  'esp',
  'freisprecheinrichtung',
  'huauneu',
  'kommunalfahrzeug',
  'kran',
  'ladebordwand',
  'liegeplatz',
  'navigation',
  'partikelfilter',
  'scheckheftgepflegt',
  'sitzheizung',
  'standheizung',
  'tempomat',
  'trennwand',
] as const satisfies readonly EquipmentFlag[]
