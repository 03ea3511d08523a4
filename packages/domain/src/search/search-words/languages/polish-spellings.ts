import { withPolishAmounts } from './polish-amounts.ts'
import { withPolishCounts } from './polish-counts.ts'
import { withPolishNumbers } from './polish-numbers.ts'
import { withPolishYears } from './polish-years.ts'

/** "KM" is horsepower; smaller numbers are hardly a mileage. */
const horsepower =
  /(?<![\d.,/]|(?<!\p{L})na |(?<![\p{L}\d.,])\d{1,3} )([1-9]\d{1,2})(\+?) ?km(?![\p{L}\d])/giu
/** "Zasięg min 300km" */
const isRange = (before: string) => /zasi[ęe]g/iu.test(before.slice(-30))
const behindRange = /^ zasi[ęe]g/iu
/** "150 koni mechanicznych", "KM od 150" */
const horsepowerBefore =
  /(?<!\p{L})KM (?=(?:od|min|minimum|powy[żz]ej|ponad|co najmniej) \d{2,3}(?![\d.,]))/gu
/** "2018 r.", "2018 rok" */
const year = /(?<!\d)((?:19|20)\d\d) ?(?:r\.?|rok|roku|rokiem|rocznik)(?!\p{L})/giu

/** "12 tys. zł"; "złoty" before a noun is golden. */
const zloty = /(?<=\d[k ]? ?|ty[sś]\.? ?|tysi[ęe]cy )z[łl](?:ot\p{L}+)?(?!\p{L})/giu

/** "El. szyby" */
const electric = /(?<!\p{L})el(?:ektr)?\. ?(?=(?:szyb|foteli|fotele|luster|klap|dach|hamul|siedz))/giu
/** "Nie więcej jak" */
const comparing =
  /(?<=(?:ej|sz\p{L}{1,4})) (?:jak|aniżeli|anizeli)(?!\p{L})|(?<=(?<!\p{L})nie \p{L}{2,9}(?:ej|sz\p{L}{1,4})) od(?!\p{L})/giu
/** "Golf, niekoniecznie nowy" leaves it open. */
const leftOpen = /(?:(?<=, ?)niekoniecznie|(?<!\p{L})nie musz?[iąa] (?:by[ćc]|mie[ćc])) \p{L}+/giu
/** "Auto dla syna, małe, …" */
const small = /(?<=, )ma[łl][eya](?=,|\.?$)/giu
/** "Dach w kolorze czarnym" */
const ofPart = /(?<=(?<!\p{L})(?:dach|sk[óo]r|tapicer|wn[ęe]trz|fotel)\p{L}{0,4}) w kolorze(?!\p{L})/giu
/** "8tys.€" */
const thousandsOfEuro = /(?<=\d ?)ty[sś]\.?(?=€)/giu
/** "Do ok. 6 tys.", "od około 2015": the bound counts. */
const roughly =
  /(?<=(?<!\p{L})(?:do|od|maks?\.?|max\.?|min\.?|minimum|maksymalnie|poni[żz]ej|powy[żz]ej) )(?:ok\.?|oko[łl]o|circa|ca\.?|mniej wi[ęe]cej) (?=\d)/giu
/** "Małe benzynowe auto" */
const smallCar = /(?<!\p{L})ma[łl][ey](?:go)? (\p{L}+) (?:auto|autko|samoch[óo]d)(?!\p{L})/giu

/** "Osobowy" alone is no van; behind a number it counts the seats. */
const osobowy = /(?<!\p{L})osobow\p{L}{1,3}(?!\p{L}| bus)/giu
const isCounted = /(?:\d[- ]?|(?<!\p{L})(?:bus|sam|aut)\p{L}{0,8}[- ]?)$/iu
/** "Bus 9-osobowy", "9 osobowy bus" carry people, "bus" alone goods. */
const bus = /(?<!\p{L})bus(?:a|em|ik|ika)?(?= (?:[5-9]|1\d)[- ]?(?:os|miejsc))/giu
const busBehind =
  /(?<=(?<!\d)[5-9][- ]?(?:os|miejsc)\p{L}{0,6}\.? )bus(?:a|em|ik|ika)?(?!\p{L}| (?:dost|blasz|furg))/giu
/** "Przesuwane drzwi", "drzwi suwane" */
const sliding =
  /(?:(?<!\p{L})(?:prze|roz|od)?suwa?n\p{L}{1,3} drzwi|(?<!\p{L})drzwi (?:prze|roz|od)?suwa?n\p{L}{1,3})(?!\p{L})/giu
/** "C-klasa", "eklasa" */
const letterClass = /(?<!\p{L})([abcegsv])-?klas(?:a|ę|e|y|ą|ie)(?!\p{L})/giu
/** "elektrycznie" beside a part ("hak składany elektrycznie") is no fuel; for roofs the dictionary has entries. */
const byMotor = /(?<!\p{L})elektrycznie (?!otwieran)| elektrycznie(?!\p{L}| otwieran)/giu

/** "Benzyna / diesel" are alternatives; petrol and gas are one fuel. */
const slash =
  /(?<=\p{L}{3})(?<!gaz|lpg|cng)(?: ?\/ ?)(?!(?:gaz|lpg|cng|mies|rok|szt|setk|lub|albo))(?=\p{L}{3})/giu
/** "Euro VI" */
const romanClass = /(?<=(?<!\p{L})euro ?-?)(vi|iv|v|iii)(?![\p{L}\d])/giu
const romans = ['', '', '', 'iii', 'iv', 'v', 'vi']
/** "Min. Euro 5", "Euro 5 lub wyższa": the criterion is a minimum. */
const leastClass = new RegExp(
  '(?<!\\p{L})(?:min\\.?|minimum|minimalnie|co najmniej|conajmniej|przynajmniej|od) (?=(?:norm\\p{L} )?euro ?-?[56])' +
    '|(?<=(?<!\\p{L})euro ?-?[56][a-e]?(?:-temp)?) (?:(?:lub|i|albo|oraz) (?:wy[żz]ej|wy[żz]sz|lepsz|nowsz|wi[ęe]cej)\\p{L}*|wzwy[żz]|minimum|min\\.?|w g[óo]r[ęe])(?!\\p{L})',
  'giu',
)
/** "Elektryczne drzwi przesuwne" need no electric car. */
const movedBefore =
  /(?<!\p{L})elektryczn\p{L}{1,3} (?=(?:drzwi|rolet|wspomagani|anten|stop(?:ie)?n|zam(?:ek|k)|sk[łl]adan|otwieran|sterowan|podgrzewan|ogrzewan|zas[łl]on)\p{L}*)/giu
const movedBehind =
  /(?<=(?<!\p{L})(?:drzwi przesuwne|rolet\p{L}{0,3}|wspomagani\p{L}{0,2}|anten\p{L}{1,2})) elektryczn\p{L}{1,3}(?!\p{L})/giu
/** "Automatyczne światła", "ręczne szyby" and "automatycznie" say nothing of the gearbox. */
const moved =
  /(?<!\p{L})(?:automatycznie (?=\p{L})|automatyczn\p{L}{1,3} (?=(?:[śs]wiat|wyciera|hamul|otwier|zamyk|klap|start|[śs]ciemn|prze[łl][ąa]cz|d[łl]ug|luster|w[łl][ąa]cz|regul|sk[łl]ad|drzw|baga|reflek))|r[ęe]czn\p{L}{1,3} (?=(?:szyb|regul|otwier|korb|hamulc))(?!hamulec))/giu
/** "Zasięg elektryczny 50 km" */
const electricRange = /(?<=(?<!\p{L})zasi[ęe]g\p{L}{0,3}) elektryczn\p{L}{1,3}(?!\p{L})/giu
/** "Automat 6-biegowy" is no manual gearbox. */
const gears = /(?<![\p{L}\d])(?:[4-9]|10)[- ]?bieg(?:ow\p{L}+|ami|ów|ow)(?!\p{L})/giu
const isAutomatic = /automat|dsg|dwusprz/iu
/** "Nie może być droższy niż 9000 euro" */
const modal =
  /(?<=(?<!\p{L})nie )(?:mo[żz]e|mog[ąa]|powin\p{L}+|ma|maj[ąa]) (?:by[ćc]|mie[ćc]|kosztowa[ćc]) (?=\p{L}+(?:ej|sz\p{L}{1,3}) (?:ni[żz]|od|jak)(?!\p{L}))/giu
/** "10 000 euro bez VAT-u" */
const withoutTax = /(?<=\d(?: ?(?:tys\.?|k))?(?: ?(?:eur\p{L}?|€))? )bez vat[- ]?u?(?!\p{L})/giu
/** "Nie wyższa cena niż 9000 euro" */
const comparedNoun =
  /(?<!\p{L})(nie )?(\p{L}{3,9}sz(?:y|a|e|ą|ej|ego|ym)) (cen\p{L}|przebieg\p{L}{0,3}|moc\p{L}?|rocznik\p{L}{0,3}) (?=ni[żz]|od|jak)/giu
/** "Przejechane max 90 tys." */
const driven =
  /(?<!\p{L})(?:przejechan|najechan|nalatan|przelatan|nakr[ęe]con|nabit|zrobion)(?:e|ych|ymi)(?= (?:(?:do|od|tylko|maks?|max|maksymalnie|poni[żz]ej|mniej ni[żz]|nie wi[ęe]cej ni[żz]|oko[łl]o|ok)\.? )?\d)/giu
/** "100 tys.km" */
const gluedThousands = /(?<=\d ?ty[sś])\.(?=\p{L})/giu
/** "2019r.-2021r." */
const yearOfRange = /(?<=(?:19|20)\d\d) ?r(?:ok|oku)?\.? ?(?=- ?(?:19|20)\d\d)/giu
/** "Maks. 5 l/100 km" */
const consumption = /(?<=\d) ?l(?:itr\p{L}{0,3})? ?\/ ?100(?: ?km)?/giu
/** "C lub E klasa", "klasa C/E" */
const classes =
  /(?<!\p{L})(?:klas\p{L} ([abcegsv]) ?(?:\/|lub|albo|i|czy) ?([abcegsv])|([abcegsv]) ?(?:\/|lub|albo|i|czy) ?([abcegsv])[- ]?klas\p{L})(?!\p{L})/giu
/** "BMW 3/5", "seria 3/5" */
const series = /(?<=(?<!\p{L})(?:bmw|seri\p{L}) ([1-8])) ?\/ ?([1-8])(?![\d/])/giu

/** A van with "skrzynia" and no word of a gearbox beside it has a platform. */
const platform =
  /(?<!(?:automatyczn|manualn|r[ęe]czn|mechaniczn|dwusprz[ęe]g[łl]ow|bezstopniow|biegow)\p{L}{1,3} )(?<!\p{L})skrzyni(?:a|ą|ę|i)?(?!\p{L})(?! ?:| (?:automat|manual|bieg|r[ęe]czn|mech|dsg|dwu|bez|[4-9]|[łl]ad|obo|dow))/giu
const isVan =
  /brygad|doka|dostawcz|podw[óo]jn|plandek|wywrot|sprinter|crafter|ducato|transit|master|daily|boxer|jumper|movano|3[.,]5 ?t/iu

/** "8000 e", "15 tys. e" */
const euroSign = /(?<=\d{4}|\d ?k|ty[sś]\.?|\d 000) ?e(?![\p{L}\d-])/giu
/** "+/- 9000" */
const plusMinus = /(?:\+ ?\/ ?-|\+-|±) ?(?=\d)/gu

/** A phrase with words and figures that mean something else in German as the dictionary has them. */
export function withoutPolishSpellings(typed: string): string {
  const counted = withPolishYears(withPolishAmounts(withPolishCounts(withPolishNumbers(typed))))
  const text = counted
    .replaceAll(osobowy, (all, at: number) =>
      isCounted.test(counted.slice(Math.max(0, at - 14), at)) ? all : 'auto osobowe',
    )
    .replaceAll(bus, 'minibus')
    .replaceAll(busBehind, 'minibus')
    .replaceAll(plusMinus, 'ok ')
    .replaceAll(consumption, ' litrów na 100 km')
    .replaceAll(withoutTax, 'netto')
    .replaceAll(
      comparedNoun,
      (_, not: string | undefined, word: string, noun: string) => `${noun} ${not ?? ''}${word} `,
    )
    .replaceAll(driven, 'przebieg')
    .replaceAll(gluedThousands, ' ')
    .replaceAll(yearOfRange, '')
    .replaceAll(classes, (_, ...letters: string[]) =>
      letters
        .slice(0, 4)
        .filter(Boolean)
        .map((letter) => `klasa ${letter}`)
        .join(' lub '),
    )
    .replaceAll(series, ' lub seria $2')
    .replaceAll(platform, (all) => (isVan.test(counted) ? 'skrzyniowy' : all))
    .replaceAll(slash, ' lub ')
    .replaceAll(romanClass, (name) => String(romans.indexOf(name.toLowerCase())))
    .replaceAll(leastClass, '')
    .replaceAll(modal, '')
    .replaceAll(euroSign, ' euro')
    .replaceAll(sliding, 'drzwi przesuwne')
    .replaceAll(movedBefore, '')
    .replaceAll(movedBehind, '')
    .replaceAll(electricRange, '')
    .replaceAll(moved, '')
    .replaceAll(gears, (all) => (isAutomatic.test(counted) && !/manual/iu.test(counted) ? '' : all))
    .replaceAll(letterClass, 'klasa $1')
    .replaceAll(byMotor, ' ')
    .replaceAll(zloty, ' PLN')
  return text
    .replaceAll(horsepower, (all, count: string, more: string, at: number) =>
      isRange(text.slice(0, at)) || behindRange.test(text.slice(at + all.length))
        ? all
        : `${count}${more} KM`,
    )
    .replaceAll(/(?<=(?<![\d.,])[1-9]\d{1,2}\+? )KM(?!\p{L})/gu, 'koni')
    .replaceAll(horsepowerBefore, 'moc ')
    .replaceAll(year, '$1 ez')
    .replaceAll(/(?<!\p{L})aut\.(?!\p{L})/giu, 'automat')
    .replaceAll(comparing, ' niż')
    .replaceAll(leftOpen, '')
    .replaceAll(small, 'małe auto')
    .replaceAll(ofPart, '')
    .replaceAll(thousandsOfEuro, 'tys ')
    .replaceAll(roughly, '')
    .replaceAll(electric, 'elektryczne ')
    .replaceAll(smallCar, '$1 małe auto')
}
