import { withPolishCounts } from './polish-counts.ts'
import { withPolishNumbers } from './polish-numbers.ts'

/** "KM" is horsepower; smaller numbers are hardly a mileage. */
const horsepower = /(?<![\d.,]|(?<![\p{L}\d.,])\d{1,3} )([1-9]\d{1,2})(\+?) ?km(?![\p{L}\d])/giu
/** "Zasięg min 300km" */
const isRange = (before: string) => /zasi[ęe]g/iu.test(before.slice(-30))
const behindRange = /^ zasi[ęe]g/iu
/** "150 koni mechanicznych", "KM od 150" */
const horsepowerBefore = /(?<!\p{L})KM (?=(?:od|min|minimum|powyżej|ponad|co najmniej) \d{2,3}(?![\d.,]))/gu
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
const leftOpen = /(?<=, ?)niekoniecznie \p{L}+/giu
/** "Auto dla syna, małe, …" */
const small = /(?<=, )mał[eya](?=,|$)/giu
/** "Dach w kolorze czarnym" */
const ofPart = /(?<=(?<!\p{L})(?:dach|skór|tapicer|wnętrz|fotel)\p{L}{0,4}) w kolorze(?!\p{L})/giu
/** "8tys.€" */
const thousandsOfEuro = /(?<=\d ?)ty[sś]\.?(?=€)/giu
/** "Do ok. 6 tys.", "od około 2015": the bound counts. */
const roughly =
  /(?<=(?<!\p{L})(?:do|od|maks?\.?|max\.?|min\.?|minimum|maksymalnie|poniżej|powyżej) )(?:ok\.?|około|okolo|circa|ca\.?|mniej więcej) (?=\d)/giu
/** "Małe benzynowe auto" */
const smallCar = /(?<!\p{L})mał[ey](?:go)? (\p{L}+) (?:auto|autko|samochód)(?!\p{L})/giu

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

/** A phrase with words and figures that mean something else in German as the dictionary has them. */
export function withoutPolishSpellings(typed: string): string {
  const counted = withPolishCounts(withPolishNumbers(typed))
  const text = counted
    .replaceAll(osobowy, (all, at: number) =>
      isCounted.test(counted.slice(Math.max(0, at - 14), at)) ? all : 'auto osobowe',
    )
    .replaceAll(bus, 'minibus')
    .replaceAll(busBehind, 'minibus')
    .replaceAll(sliding, 'drzwi przesuwne')
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
