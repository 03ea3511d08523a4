/**
 * The option lists of both search forms (specification section 9, requirements C, R-09 to R-17, U-05, U-06, U-15, U-16).
 * `value` is the wire code, `label` the German text beside the control.
 */
export type Option<Value extends string = string> = { readonly value: Value; readonly label: string }

const option = <const Value extends string>(value: Value, label: string): Option<Value> => ({ value, label })
const steps = (from: number, to: number, by: number) =>
  Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by)

export const bodyTypes = [
  option('KLEINWAGEN', 'Kleinwagen'),
  option('LIMOUSINE', 'Limousine'),
  option('KOMBI', 'Kombi'),
  option('SUV_GELAENDEWAGEN', 'SUV / Geländewagen'),
  option('CABRIO', 'Cabrio'),
  option('Coupe', 'Coupé'),
  option('VAN_KLEINBUS', 'Van / Kleinbus'),
  option('ANDERE', 'Andere'),
] as const

export const vanBodyTypes = [
  'Abschleppwagen',
  'Autotransporter',
  'Dreiseitenkipper',
  'Fahrgestell',
  'Feuerwehrfahrzeug',
  'Glastransporter',
  'Getränkeaufbau',
  'Hochdachkombi',
  'Hubarbeitsbühne',
  'Isolierkoffer',
  'Kastenwagen',
  'Kastenwagen hoch',
  'Kastenwagen hoch + lang',
  'Kastenwagen lang',
  'Kehrmaschine',
  'Kipper',
  'Kleinbus',
  'Koffer',
  'Kombi',
  'Krankenwagen',
  'Kühlkastenwagen',
  'Kühlkoffer',
  'Müllwagen',
  'Pferdetransporter',
  'Pickup',
  'Pritsche',
  'Pritsche mit Plane',
  'Verkaufsfahrzeug',
  'Werkstattwagen',
  'Andere',
] as const

export const fuels = [
  option('benzin', 'Benzin'),
  option('diesel', 'Diesel'),
  option('elektro', 'Elektro'),
  option('ethanol', 'Ethanol'),
  option('hybrid_benzin_elektro', 'Hybrid (Benzin/Elektro)'),
  option('hybrid_diesel_elektro', 'Hybrid (Diesel/Elektro)'),
  option('autogas', 'Autogas'),
  option('erdgas', 'Erdgas'),
  option('wasserstoff', 'Wasserstoff'),
  option('andere', 'Andere'),
] as const

export const gearboxes = [
  option('SCHALT_GETRIEBE', 'Schaltgetriebe'),
  option('AUTOMATIK', 'Automatik'),
] as const

export const colours = [
  option('beige', 'Beige'),
  option('blau', 'Blau'),
  option('braun', 'Braun'),
  option('bronze', 'Bronze'),
  option('gelb', 'Gelb'),
  option('grau', 'Grau'),
  option('grün', 'Grün'),
  option('rot', 'Rot'),
  option('schwarz', 'Schwarz'),
  option('silber', 'Silber'),
  option('violett', 'Violett'),
  option('weiß', 'Weiß'),
  option('orange', 'Orange'),
  option('gold', 'Gold'),
] as const

export const airConditionings = [
  option('klimaanlage', 'Klimaanlage'),
  option('klimaautomatik', 'Klimaautomatik'),
] as const

export const headlights = [
  option('ledScheinwerfer', 'LED-Scheinwerfer'),
  option('xenon', 'Xenon-Scheinwerfer'),
] as const

/** A minimum: EURO_5 finds EURO_6 too (U-72). */
export const emissionMinimums = [option('EURO_5', 'Euro 5'), option('EURO_6', 'Euro 6')] as const

export const emissionClasses = ['EURO_1', 'EURO_2', 'EURO_3', 'EURO_4', 'EURO_5', 'EURO_6'] as const

export const slidingDoors = [
  option('rechts', 'rechts'),
  option('links', 'links'),
  option('beidseitig', 'beidseitig'),
] as const

/** How the VAT of a vehicle is treated; a choice for dealers. */
export const vatModes = [
  option('REGEL', 'MwSt. ausweisbar'),
  option('DIFFERENZ', 'Differenzbesteuerung (§ 25a UStG)'),
] as const

export const doorGroups = [option('2/3', '2/3'), option('4/5', '4/5'), option('6/7', '6/7')] as const

/**
 * Every equipment flag of cars and vans. The position in this list is the bit in `vehicle.equipment`:
 * append only, never reorder. `sitze` (more than 6 seats, C-21) is computed from the seats and has no bit.
 */
export const equipmentBits = [
  'schiebedach',
  'navigation',
  'standheizung',
  'sitzheizung',
  'lederausstattung',
  'einparkhilfe',
  'tempomat',
  'ahk',
  'behindertengerecht',
  'leichtmetallfelgen',
  'isofix',
  'allradantrieb',
  'freisprecheinrichtung',
  'scheckheftgepflegt',
  'huauneu',
  'abs',
  'trennwand',
  'doppelkabine',
  'ladebordwand',
  'liegeplatz',
  'kran',
  'partikelfilter',
  'kommunalfahrzeug',
  'esp',
  'klimaanlage',
  'klimaautomatik',
  'ledScheinwerfer',
  'xenon',
] as const
export type EquipmentBit = (typeof equipmentBits)[number]

export const equipmentLabels = {
  schiebedach: 'Schiebedach',
  navigation: 'Navigation',
  standheizung: 'Standheizung',
  sitzheizung: 'Sitzheizung',
  lederausstattung: 'Lederausstattung',
  einparkhilfe: 'Einparkhilfe',
  tempomat: 'Tempomat',
  ahk: 'Anhängerkupplung',
  behindertengerecht: 'Behindertengerecht',
  leichtmetallfelgen: 'Leichtmetallfelgen',
  sitze: 'Mehr als 6 Sitze',
  isofix: 'ISOFIX',
  allradantrieb: 'Allradantrieb',
  freisprecheinrichtung: 'Freisprecheinrichtung',
  scheckheftgepflegt: 'Scheckheftgepflegt',
  huauneu: 'HU/AU neu',
  abs: 'ABS',
  trennwand: 'Trennwand',
  doppelkabine: 'Doppelkabine',
  ladebordwand: 'Ladebordwand',
  liegeplatz: 'Liegeplatz',
  kran: 'Kran',
  partikelfilter: 'Partikelfilter',
  kommunalfahrzeug: 'Kommunalfahrzeug',
  esp: 'ESP',
} as const
export type EquipmentFlag = keyof typeof equipmentLabels
export const equipmentFlags = Object.keys(equipmentLabels) as EquipmentFlag[]

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

const tenThousands = steps(10_000, 100_000, 10_000)
export const kmFrom = [0, ...tenThousands, 125_000, 150_000, 200_000, 250_000]
export const kmTo = [...tenThousands, 125_000, 150_000, 200_000, 250_000, 300_000]
export const priceFromHome = [5000, 10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 50_000]
export const priceToHome = [10_000, 15_000, 20_000, 25_000, 30_000, 35_000, 50_000, 100_000]
export const priceFrom = [0, ...tenThousands, 125_000, 150_000, 200_000, 250_000]
export const priceTo = [...tenThousands, 125_000, 150_000, 200_000, 250_000, 300_000]
export const priceVan = [...steps(5000, 35_000, 5000), 50_000]
export const weightsKg = [1000, 1500, 3500, 5000, 7000]
export const seatCounts = steps(2, 9, 1)

const ps = [34, 50, 60, 75, 90, 101, 118, 131, 150, 200, 252, 303, 358, 402, 454]
const kw = [25, 37, 44, 55, 66, 74, 87, 96, 110, 147, 185, 223, 263, 296, 334]
export const psFrom = ps.slice(0, 14)
export const psTo = ps
export const kwFrom = kw.slice(0, 14)
export const kwTo = kw
