/** Bodies, model names and fuels. */
const kinds: readonly (readonly [RegExp, string])[] = [
  // "Bus 9-osobowy", "9 osobowy bus" carry people, "bus" alone goods.
  [/(?<!\p{L})bus(?:a|em|ik|ika)?(?= (?:[5-9]|1\d)[- ]?(?:os|miejsc))/giu, 'minibus'],
  [
    /(?<=(?<!\d)[5-9][- ]?(?:os|miejsc)\p{L}{0,6}\.? )bus(?:a|em|ik|ika)?(?!\p{L}| (?:dost|blasz|furg))/giu,
    'minibus',
  ],
  // "BMW 3/5", "seria 3/5"
  [/(?<=(?<!\p{L})(?:bmw|seri\p{L}) ([1-8])) ?\/ ?([1-8])(?![\d/])/giu, ' lub seria $2'],
  // "Benzyna / diesel" are alternatives; petrol and gas are one fuel.
  [
    /(?<=\p{L}{3})(?<!gaz|lpg|cng)(?: ?\/ ?)(?!(?:gaz|lpg|cng|mies|rok|szt|setk|lub|albo))(?=\p{L}{3})/giu,
    ' lub ',
  ],
  // "Przesuwane drzwi", "drzwi suwane"
  [
    /(?:(?<!\p{L})(?:prze|roz|od)?suwa?n\p{L}{1,3} drzwi|(?<!\p{L})drzwi (?:prze|roz|od)?suwa?n\p{L}{1,3})(?!\p{L})/giu,
    'drzwi przesuwne',
  ],
]

/** What a motor or a hand moves is no fuel and no gearbox. */
const parts: readonly (readonly [RegExp, string])[] = [
  // "Elektryczne drzwi przesuwne" need no electric car.
  [
    /(?<!\p{L})elektryczn\p{L}{1,3} (?=(?:drzwi|rolet|wspomagani|anten|stop(?:ie)?n|zam(?:ek|k)|sk[łl]adan|otwieran|sterowan|podgrzewan|ogrzewan|zas[łl]on)\p{L}*)/giu,
    '',
  ],
  [
    /(?<=(?<!\p{L})(?:drzwi przesuwne|rolet\p{L}{0,3}|wspomagani\p{L}{0,2}|anten\p{L}{1,2})) elektryczn\p{L}{1,3}(?!\p{L})/giu,
    '',
  ],
  // "Zasięg elektryczny 50 km"
  [/(?<=(?<!\p{L})zasi[ęe]g\p{L}{0,3}) elektryczn\p{L}{1,3}(?!\p{L})/giu, ''],
  // "Automatyczne światła", "ręczne szyby" and "automatycznie" say nothing of the gearbox.
  [
    /(?<!\p{L})(?:automatycznie (?=\p{L})|automatyczn\p{L}{1,3} (?=(?:[śs]wiat|wyciera|hamul|otwier|zamyk|klap|start|[śs]ciemn|prze[łl][ąa]cz|d[łl]ug|luster|w[łl][ąa]cz|regul|sk[łl]ad|drzw|baga|reflek))|r[ęe]czn\p{L}{1,3} (?=(?:szyb|regul|otwier|korb|hamulc))(?!hamulec))/giu,
    '',
  ],
  // "C-klasa", "eklasa"
  [/(?<!\p{L})([abcegsv])-?klas(?:a|ę|e|y|ą|ie)(?!\p{L})/giu, 'klasa $1'],
  // "elektrycznie" beside a part ("hak składany elektrycznie") is no fuel; for roofs the dictionary has entries.
  [/(?<!\p{L})elektrycznie (?!otwieran)| elektrycznie(?!\p{L}| otwieran)/giu, ' '],
  // "El. szyby"
  [/(?<!\p{L})el(?:ektr)?\. ?(?=(?:szyb|foteli|fotele|luster|klap|dach|hamul|siedz))/giu, 'elektryczne '],
  [/(?<!\p{L})aut\.(?!\p{L})/giu, 'automat'],
  // "Auto dla syna, małe, …"
  [/(?<=, )ma[łl][eya](?=,|\.?$)/giu, 'małe auto'],
  // "Dach w kolorze czarnym"
  [/(?<=(?<!\p{L})(?:dach|sk[óo]r|tapicer|wn[ęe]trz|fotel)\p{L}{0,4}) w kolorze(?!\p{L})/giu, ''],
  // "Małe benzynowe auto"
  [/(?<!\p{L})ma[łl][ey](?:go)? (\p{L}+) (?:auto|autko|samoch[óo]d)(?!\p{L})/giu, '$1 małe auto'],
]

/** "Osobowy" alone is no van; behind a number it counts the seats. */
const osobowy = /(?<!\p{L})osobow\p{L}{1,3}(?!\p{L}| bus)/giu
const isCounted = /(?:\d[- ]?|(?<!\p{L})(?:bus|sam|aut)\p{L}{0,8}[- ]?)$/iu
/** "C lub E klasa", "klasa C/E" */
const classes =
  /(?<!\p{L})(?:klas\p{L} ([abcegsv])(?: ?\/ ?| (?:lub|albo|i|czy) )([abcegsv])|([abcegsv])(?: ?\/ ?| (?:lub|albo|i|czy) )([abcegsv])[- ]?klas\p{L})(?!\p{L})/giu
/** A van with "skrzynia" and no word of a gearbox beside it has a platform. */
const platform =
  /(?<!(?:automatyczn|manualn|r[ęe]czn|mechaniczn|dwusprz[ęe]g[łl]ow|bezstopniow|biegow)\p{L}{1,3} )(?<!\p{L})skrzyni(?:a|ą|ę|i)?(?!\p{L})(?! ?:| (?:automat|manual|bieg|r[ęe]czn|mech|dsg|dwu|bez|[4-9]|[łl]ad|obo|dow))/giu
const isVan =
  /brygad|doka|dostawcz|podw[óo]jn|plandek|wywrot|sprinter|crafter|ducato|transit|master|daily|boxer|jumper|movano|3[.,]5 ?t/iu
/** "Automat 6-biegowy" is no manual gearbox. */
const gears = /(?<![\p{L}\d])(?:[4-9]|10)[- ]?bieg(?:ow\p{L}+|ami|ów|ow)(?!\p{L})/giu
const isAutomatic = /automat|dsg|dwusprz/iu
/** "Euro VI" */
const romanClass = /(?<=(?<!\p{L})euro ?-?)(vi|iv|v|iii)(?![\p{L}\d])/giu
const romans = ['', '', '', 'iii', 'iv', 'v', 'vi']
/** "Min. Euro 5", "Euro 5 lub wyższa": the criterion is a minimum. */
const leastClass = new RegExp(
  '(?<!\\p{L})(?:min\\.?|minimum|minimalnie|co najmniej|conajmniej|przynajmniej|od) (?=(?:norm\\p{L} )?euro ?-?[56])' +
    '|(?<=(?<!\\p{L})euro ?-?[56][a-e]?(?:-temp)?) (?:(?:lub|i|albo|oraz) (?:wy[żz]ej|wy[żz]sz|lepsz|nowsz|wi[ęe]cej)\\p{L}*|wzwy[żz]|minimum|min\\.?|w g[óo]r[ęe])(?!\\p{L})',
  'giu',
)

const all = (text: string, pairs: readonly (readonly [RegExp, string])[]) =>
  pairs.reduce((read, [pattern, to]) => read.replaceAll(pattern, to), text)

/** A phrase with words of bodies, models, gearboxes and parts as the dictionary has them. */
export function withPolishVehicles(text: string): string {
  const named = text
    .replaceAll(osobowy, (word, at: number) =>
      isCounted.test(text.slice(Math.max(0, at - 14), at)) ? word : 'auto osobowe',
    )
    .replaceAll(classes, (_, ...letters: string[]) =>
      letters
        .slice(0, 4)
        .filter(Boolean)
        .map((letter) => `klasa ${letter}`)
        .join(' lub '),
    )
    .replaceAll(platform, (word) => (isVan.test(text) ? 'skrzyniowy' : word))
    .replaceAll(romanClass, (name) => String(romans.indexOf(name.toLowerCase())))
    .replaceAll(leastClass, '')
    .replaceAll(gears, (word) => (isAutomatic.test(text) && !/manual/iu.test(text) ? '' : word))
  return all(all(named, kinds), parts)
}
