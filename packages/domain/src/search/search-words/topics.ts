import type { Dimension } from './units.ts'

export const named = (names: string, dimension: Dimension) =>
  names.split(' ').map((name) => [name, dimension] as const)

/** Words before a number that name what it measures. */
export const topics: ReadonlyMap<string, Dimension> = new Map<string, Dimension>([
  ...named(
    'preis kaufpreis budget vb vhb fp festpreis verhandlungsbasis hochstpreis maximalpreis endpreis preislimit limit preisgrenze preisklasse preislage preisrahmen preisvorstellung',
    'price',
  ),
  ...named('kilometerstand kmstand laufleistung km kilometer tachostand', 'km'),
  ...named(
    'ez erstzulassung baujahr bj jg jahrgang modelljahr mj zulassung zugelassen erstzugelassen jahr baujahre',
    'year',
  ),
  ...named('ps leistung motorleistung', 'ps'),
  ...named('kw', 'kw'),
  ...named('alter fahrzeugalter', 'age'),
  ...named('sitze sitzplatze', 'seats'),
  ...named('turen', 'doors'),
  ...named('schlussel', 'keys'),
  ...named('gw gwnr gwnummer', 'gw'),
  ...named('gesamtgewicht zgg', 'kg'),
  ...named('reichweite rate raten monatsrate leasingrate leasing anzahlung', 'other'),
  ...named(
    'anhangelast zuglast nutzlast zuladung leergewicht eigengewicht verbrauch hubraum tuv hu garantie',
    'other',
  ),
  ...named('reifen reifenprofil profiltiefe', 'treadMm'),
  ...named('reparaturkosten instandsetzungskosten', 'repairCost'),
  ...named('felgen felge', 'inch'),
])

export type Comparison = 'atMost' | 'below' | 'atLeast' | 'above' | 'about' | 'between'

const comparing = (comparison: Comparison, phrases: string[]) =>
  // Many say "älter wie" for "älter als", and "nix" or "nichts" for "nicht".
  phrases
    .flatMap((phrase) => [...new Set([phrase, phrase.replace(/ als$/, ' wie')])])
    .flatMap((phrase) => [
      ...new Set(['nicht', 'nichts', 'nix'].map((word) => phrase.replace(/^nicht(?= )/, word))),
    ])
    .map((phrase) => ({ comparison, phrase, words: phrase.split(' ') }))

/** Longest first, so that "nicht mehr als" is not read as "mehr als". */
export const comparisons = [
  ...comparing('atMost', ['bis', 'bis zu', 'max', 'maximal', 'hochstens', 'nicht mehr als', 'nicht uber']),
  ...comparing('atMost', ['nicht alter als', 'nicht teurer als', 'bis max', 'bis maximal', '<=']),
  ...comparing('atMost', [
    'letzte',
    'letzten',
    'maximum',
    'bis hochstens',
    'bis ca',
    'bis circa',
    'bis etwa',
    'bis rund',
    'bis ungefahr',
    'allerhochstens',
    'unterhalb von',
    'spatestens',
  ]),
  // Common mistakes of learners of German.
  ...comparing('atMost', ['nicht alt als', 'nicht alt mehr als', 'nicht teur als', 'nicht teur mehr als']),
  ...comparing('below', [
    'unter',
    'weniger als',
    'kleiner als',
    'vor',
    'junger als',
    'gunstiger als',
    'kleiner',
  ]),
  ...comparing('below', ['billiger als', 'neur als', '<']),
  ...comparing('atLeast', ['ab', 'mindestens', 'mind', 'min', 'minimum', 'wenigstens', 'seit', '>=']),
  ...comparing('atLeast', [
    'ab ca',
    'ab etwa',
    'ab mindestens',
    ...['mindestens ab', 'min ab', 'mind ab'],
    ...['mindestens bis', 'mind bis', 'min bis', 'bis mindestens', 'mindestens noch bis'],
    'mindestpreis',
    'nicht drunter als',
    'fruhestens',
    'fruhstens',
  ]),
  ...comparing('atLeast', ['nicht unter', 'nicht weniger als', 'nicht junger als', 'nicht vor']),
  ...comparing('above', [
    'uber',
    'mehr als',
    'langer als',
    'grosser als',
    'grosser',
    'nach',
    'alter als',
    '>',
  ]),
  ...comparing('about', ['ca', 'circa', 'etwa', 'rund', 'um', 'um die', 'ungefahr']),
  ...comparing('between', ['zwischen', 'zw', 'von']),
].toSorted((a, b) => b.words.length - a.words.length)
export const comparisonsByFirstWord = Map.groupBy(comparisons, ({ words }) => words[0])

const comparingWords = new Set(comparisons.flatMap(({ words }) => words))
/** Whether a word can stand between a topic and its number: "Preis nicht mehr als 9000". */
export const isComparing = (word: string) => comparingWords.has(word)
