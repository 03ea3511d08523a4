import type { Criteria } from '../criteria.ts'
import {
  airConditionings,
  bodyTypes,
  colours,
  type EquipmentFlag,
  equipmentFlags,
  equipmentLabels,
  fuels,
  gearboxes,
  headlights,
  slidingDoors,
  vanBodyTypes,
} from '../options.ts'
import { fold } from './fold.ts'

/** Criteria with several values, of which a vehicle must have one. */
export type GroupName =
  | 'fahrzeugtyp'
  | 'kraftstoffart'
  | 'getriebe'
  | 'ausstattung'
  | 'airConditioning'
  | 'headLights'
  | 'fahrzeugkategorietypnfz'

/** What a word means: values of a group, an equipment flag, or a criterion with one value. */
export type Meaning =
  | { kind: 'group'; group: GroupName; values: readonly string[] }
  | { kind: 'flag'; flag: EquipmentFlag }
  | { kind: 'single'; criteria: Criteria }

type Entry = { words: string; meaning: Meaning }

const group = (name: GroupName, values: readonly string[], words: string): Entry => ({
  words,
  meaning: { kind: 'group', group: name, values },
})
const flag = (name: EquipmentFlag, words: string): Entry => ({ words, meaning: { kind: 'flag', flag: name } })
const single = (criteria: Criteria, words: string): Entry => ({
  words,
  meaning: { kind: 'single', criteria },
})

const labelled = (name: GroupName, options: readonly { value: string; label: string }[]) =>
  options.map(({ value, label }) => group(name, [value], label))

const hybrids = ['hybrid_benzin_elektro', 'hybrid_diesel_elektro']

/** Words beside the labels of the options, separated by commas. */
const entries: Entry[] = [
  ...labelled('fahrzeugtyp', bodyTypes),
  ...labelled('kraftstoffart', fuels),
  ...labelled('getriebe', gearboxes),
  ...labelled('ausstattung', colours),
  ...labelled('airConditioning', airConditionings),
  ...labelled('headLights', headlights),
  ...vanBodyTypes
    .filter((name) => name !== 'Kombi' && name !== 'Andere')
    .map((name) => group('fahrzeugkategorietypnfz', [name], name)),
  group('fahrzeugkategorietypnfz', ['Kastenwagen'], 'kasten'),
  ...equipmentFlags.map((name) => flag(name, equipmentLabels[name])),
  ...slidingDoors.map(({ value }) =>
    single({ schiebetuer: value }, `schiebetür ${value}, ${value}e schiebetür`),
  ),

  group('fahrzeugtyp', ['KLEINWAGEN'], 'kleinwagen, stadtauto, stadtwagen, kleinstwagen, kompaktwagen'),
  group('fahrzeugtyp', ['LIMOUSINE'], 'limo, stufenheck, sedan'),
  group(
    'fahrzeugtyp',
    ['KOMBI'],
    'kombi, combi, avant, variant, touring, tmodell, turnier, caravan, sports tourer, sportstourer, grandtour, sportswagon, sportwagon, shooting brake, break, kombilimousine, stationwagon, station wagon',
  ),
  group(
    'fahrzeugtyp',
    ['SUV_GELAENDEWAGEN'],
    'suv, geländewagen, offroader, geländeauto, crossover, softroader',
  ),
  group(
    'fahrzeugtyp',
    ['CABRIO'],
    'cabriolet, kabrio, kabriolett, cabriolett, roadster, spyder, offenes auto',
  ),
  group('fahrzeugtyp', ['Coupe'], 'coupe, kupee, sportcoupe'),
  group(
    'fahrzeugtyp',
    ['VAN_KLEINBUS'],
    'van, kleinbus, minivan, großraumlimousine, bus, minibus, großraumvan, familienvan',
  ),

  group(
    'kraftstoffart',
    ['benzin'],
    'benziner, otto, ottomotor, super, tsi, tfsi, fsi, gdi, tgdi, mpi, ecoboost, vtec, vti, superbenzin',
  ),
  group(
    'kraftstoffart',
    ['diesel'],
    'selbstzünder, tdi, cdi, hdi, bluehdi, dci, tdci, crdi, cdti, jtd, jtdm, multijet, d4d, bluetec, ecoblue, bluedci, dtec, sdi, turbodiesel, dieselmotor',
  ),
  group(
    'kraftstoffart',
    ['elektro'],
    'elektrisch, eauto, elektroauto, stromer, bev, vollelektrisch, elektrofahrzeug, elektromotor',
  ),
  group(
    'kraftstoffart',
    hybrids,
    'hybrid, plugin, plugin hybrid, phev, mildhybrid, vollhybrid, hybridantrieb, ehybrid',
  ),
  group('kraftstoffart', ['autogas'], 'lpg, flüssiggas'),
  group('kraftstoffart', ['erdgas'], 'cng, tgi, ecofuel'),
  group('kraftstoffart', ['autogas', 'erdgas'], 'gas, gasantrieb'),
  group('kraftstoffart', ['ethanol'], 'e85, flexfuel, bioethanol'),
  group('kraftstoffart', ['wasserstoff'], 'brennstoffzelle, fuelcell, h2'),

  group(
    'getriebe',
    ['SCHALT_GETRIEBE'],
    'schalter, handschaltung, handschalter, handgeschaltet, schaltung, manuell, schaltwagen, 5gang, 6gang, gangschaltung',
  ),
  group(
    'getriebe',
    ['AUTOMATIK'],
    'automatikgetriebe, automat, dsg, dkg, pdk, edc, tiptronic, stronic, multitronic, steptronic, cvt, doppelkupplung, doppelkupplungsgetriebe, 7gtronic, 9gtronic, powershift, wandlerautomatik, automatic, automatisch, eat8, eat6',
  ),

  group('ausstattung', ['weiß'], 'weiss, weis, schneeweiß, perlweiß, white'),
  group('ausstattung', ['schwarz'], 'black, tiefschwarz'),
  group('ausstattung', ['grau'], 'anthrazit, graphit, nardograu, schiefer'),
  group('ausstattung', ['silber'], 'silbern, silberfarben, silbermetallic'),
  group('ausstattung', ['rot'], 'weinrot, bordeaux, bordeauxrot, rubinrot, feuerrot'),
  group('ausstattung', ['blau'], 'marine, navyblau, azurblau'),
  group('ausstattung', ['violett'], 'lila, lilafarben, purpur'),
  group('ausstattung', ['gold'], 'golden, goldfarben'),
  group('ausstattung', ['beige'], 'creme, cremefarben, sand, sandfarben, champagner'),
  group('ausstattung', ['orange'], 'orangefarben, orangen'),
  group('ausstattung', ['bronze'], 'bronzefarben, kupfer'),

  group('airConditioning', ['klimaanlage', 'klimaautomatik'], 'klima, klimatisiert, ac'),
  group(
    'airConditioning',
    ['klimaautomatik'],
    'klimatronic, climatronic, zweizonenklima, 2zonenklima, 2zonenklimaautomatik, zweizonenklimaautomatik, 3zonenklimaautomatik, thermatic, thermotronic',
  ),
  group(
    'headLights',
    ['ledScheinwerfer'],
    'led, ledlicht, matrixled, vollled, matrix led, voll led, ledlichter',
  ),
  group('headLights', ['xenon'], 'bixenon, xenonlicht, xenonscheinwerfer, xenons'),

  flag(
    'ahk',
    'ahk, anhängekupplung, kupplung, haken, anhängerhaken, hängerkupplung, abnehmbare ahk, anhängevorrichtung, ahv, hängerhaken',
  ),
  flag('navigation', 'navi, navigationssystem, navigationsgerät, navis, navigationsgeräte'),
  flag('standheizung', 'webasto'),
  flag('sitzheizung', 'shz, beheizbare sitze, sitzheizungen, beheizte sitze, beheizte vordersitze'),
  flag('lederausstattung', 'leder, ledersitze, lederpolster, vollleder, teilleder, ledersitzen'),
  flag(
    'einparkhilfe',
    'pdc, parkpilot, parktronic, parksensoren, einparksensoren, parkhilfe, einparkautomatik, rückfahrkamera, rfk, parkassistent, einparkassistent, parkdistanzkontrolle, piepser',
  ),
  flag(
    'tempomat',
    'gra, geschwindigkeitsregler, acc, abstandstempomat, tempomaten, geschwindigkeitsregelanlage',
  ),
  flag(
    'leichtmetallfelgen',
    'alus, alu, alufelgen, leichtmetallräder, aluräder, lmfelgen, lm felgen, aluminiumfelgen',
  ),
  flag(
    'allradantrieb',
    'allrad, quattro, 4motion, 4matic, xdrive, 4x4, 4wd, awd, vierradantrieb, syncro, alltrack, 4drive, all4, allradler, allgrip',
  ),
  flag('schiebedach', 'sd, glasschiebedach, glasdach, schiebehebedach, panoramaschiebedach, esd'),
  flag('freisprecheinrichtung', 'bluetooth, freisprechanlage, freisprech, fse'),
  flag(
    'scheckheftgepflegt',
    'scheckheft, serviceheft, checkheft, checkheftgepflegt, scheckheft gepflegt, serviceheftgepflegt, scheckheft lückenlos, lückenloses scheckheft',
  ),
  flag(
    'huauneu',
    'tüv neu, neuer tüv, hu neu, neue hu, hauptuntersuchung neu, frischer tüv, tüv frisch, neu tüv, hu au neu, tüv au neu, mit neuem tüv, neuen tüv, neuem tüv, frischem tüv, frischen tüv, frische hu',
  ),
  flag('isofix', 'isofix, kindersitzbefestigung, kindersitzhalterung'),
  flag('behindertengerecht', 'rollstuhlgerecht, behindertenfahrzeug, behindertenumbau, barrierefrei'),
  flag('partikelfilter', 'dpf, rußpartikelfilter, rußfilter, dieselpartikelfilter, fap'),
  flag('trennwand', 'trennwände'),
  flag('doppelkabine', 'doka, doppelkabiner'),
  flag('ladebordwand', 'lbw, hebebühne, ladebühne'),
  flag('kran', 'ladekran'),
  flag('liegeplatz', 'schlafplatz, schlafkabine'),
  flag('kommunalfahrzeug', 'kommunal'),

  single(
    { transporter: true },
    'transporter, lkw, nutzfahrzeug, nfz, lieferwagen, nutzfahrzeuge, kleintransporter, laster, lastwagen',
  ),
  single({ transporter: false }, 'pkw, personenwagen'),
  single(
    { schadstoffklassetyp: 'EURO_5' },
    'euro 5, euro5, abgasnorm 5, schadstoffklasse 5, euronorm 5, mindestens euro 5, ab euro 5',
  ),
  single(
    { schadstoffklassetyp: 'EURO_6' },
    'euro 6, euro6, euro 6d, euro6d, euro 6d temp, euro 6c, euro 6b, abgasnorm 6, schadstoffklasse 6, euronorm 6, mindestens euro 6, ab euro 6, 6dtemp',
  ),
  single(
    { mwst: 'REGEL' },
    'mwst ausweisbar, mehrwertsteuer ausweisbar, ausweisbare mwst, ausweisbarer mwst, ausweisbare mehrwertsteuer, ausweisbarer mehrwertsteuer, regelbesteuert, regelbesteuerung, mwst ausgewiesen, netto ausweisbar',
  ),
  single(
    { mwst: 'DIFFERENZ' },
    'differenzbesteuert, differenzbesteuerung, §25a, 25a, § 25a, mwst nicht ausweisbar',
  ),
  single(
    { schiebetuer: 'beidseitig' },
    'zwei schiebetüren, 2 schiebetüren, beidseitige schiebetüren, schiebetüren beidseitig, schiebetür links und rechts',
  ),
]

/** The longest phrase of the vocabulary in words. */
export const longestPhrase = 4

export const vocabulary: ReadonlyMap<string, Meaning> = new Map(
  entries.flatMap(({ words, meaning }) =>
    words.split(/, | \/ /).map((phrase) => [fold(phrase), meaning] as const),
  ),
)

/** "anthrazitfarben" is "anthrazit". */
const withoutSuffix = (word: string) => word.replace(/farben$/, '')

const endings = ['es', 'er', 'en', 'em', 'e', 's', 'r', 'n', 'm']
const shades = ['hell', 'dunkel', 'metallic', 'perl', 'matt', 'tief', 'pastell', 'knall']

/** Without shade: "dunkelblau" and "blaumetallic" are blue. */
const withoutShade = (word: string) => {
  const shade = shades.find((name) => word.startsWith(name) || word.endsWith(name))
  return shade === undefined ? word : word.replace(shade, '')
}

/** The meaning of a folded word or run of words in any inflection: "rotes", "Kombis", "dunkelblauer". */
export function meaningOf(word: string): Meaning | undefined {
  const exact = vocabulary.get(word)
  if (exact) return exact
  for (const form of [word, withoutShade(word)])
    for (const ending of ['', ...endings]) {
      if (!form.endsWith(ending)) continue
      const stem = form.slice(0, form.length - ending.length)
      const found = stem.length >= 3 ? vocabulary.get(stem) : undefined
      if (found) return found
      const shaded = stem.length >= 3 ? vocabulary.get(withoutSuffix(withoutShade(stem))) : undefined
      if (shaded) return shaded
    }
  return undefined
}
