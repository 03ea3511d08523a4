import { withPolishAmounts } from './polish-amounts.ts'
import { withPolishCounts } from './polish-counts.ts'
import { withPolishNumbers } from './polish-numbers.ts'
import { withPolishVehicles } from './polish-vehicles.ts'
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

/** "Nie więcej jak" */
const comparing =
  /(?<=(?:ej|sz\p{L}{1,4})) (?:jak|aniżeli|anizeli)(?!\p{L})|(?<=(?<!\p{L})nie \p{L}{2,9}(?:ej|sz\p{L}{1,4})) od(?!\p{L})/giu
/** "8tys.€" */
const thousandsOfEuro = /(?<=\d ?)ty[sś]\.?(?=€)/giu
/** "Do ok. 6 tys.", "od około 2015": the bound counts. */
const roughly =
  /(?<=(?<!\p{L})(?:do|od|maks?\.?|max\.?|min\.?|minimum|maksymalnie|poni[żz]ej|powy[żz]ej) )(?:ok\.?|oko[łl]o|circa|ca\.?|mniej wi[ęe]cej) (?=\d)/giu

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
/** "100 tys.km", "10tyseuro" */
const gluedThousands = /(?<=\d ?ty[sś])(?:\.(?=\p{L})|(?=eur|km|z[łl]))/giu
/** "10 aut": how many are wanted. */
const wanted = /(?<=\d) ?(?:aut|samochod[óo]w|pojazd[óo]w|sztuki?|szt\.?)(?![\p{L}])(?! klucz)/giu
/** "150 km/h" is a speed, "długość 4 m" a length. */
const speed = /(?<=\d) ?km ?\/ ?h(?!\p{L})/giu
const length =
  /(?<=(?<!\p{L})(?:d[łl]ugo|szeroko|wysoko)[śs]\p{L}{0,2} (?:\p{L}+ )?\d{1,2}(?:[.,]\d+)?) ?m(?![\p{L}\d])/giu
/** "Do10000", "od2015" */
const gluedBound =
  /(?<=(?<!\p{L})(?:do|od|za|po|przed|min|max|maks|ok|oko[łl]o|poni[żz]ej|powy[żz]ej|rok|rocznik|cena|przebieg|moc))(?=\d)/giu
/** "2019r.-2021r." */
const yearOfRange = /(?<=(?:19|20)\d\d) ?r(?:ok|oku)?\.? ?(?=- ?(?:19|20)\d\d)/giu
/** "Maks. 5 l/100 km" */
const consumption = /(?<=\d) ?l(?:itr\p{L}{0,3})? ?\/ ?100(?: ?km)?/giu

/** "8000 e", "15 tys. e" */
const euroSign = /(?<=\d{4}|\d ?k|ty[sś]\.?|\d 000) ?e(?![\p{L}\d-])/giu
/** "+/- 9000"; "10000 +/- 1000" is a range in every language. */
const plusMinus = /(?<!\d ?(?:€|\p{L}{1,5})? ?)(?:\+ ?\/ ?-|\+-|±) ?(?=\d)/gu

/** "Golf, niekoniecznie nowy" leaves it open. */
const leftOpen = /(?:(?<=, ?)niekoniecznie|(?<!\p{L})nie musz?[iąa] (?:by[ćc]|mie[ćc])) \p{L}+/giu

/** A phrase with words and figures that mean something else in German as the dictionary has them. */
export function withoutPolishSpellings(typed: string): string {
  const counted = withPolishYears(
    withPolishAmounts(withPolishCounts(withPolishNumbers(typed.replaceAll(gluedBound, ' ')))),
  )
  const text = withPolishVehicles(counted)
    .replaceAll(plusMinus, 'ok ')
    .replaceAll(wanted, ' szt')
    .replaceAll(speed, ' kmh')
    .replaceAll(length, ' metra')
    .replaceAll(consumption, ' litrów na 100 km')
    .replaceAll(withoutTax, 'netto')
    .replaceAll(
      comparedNoun,
      (_, not: string | undefined, word: string, noun: string) => `${noun} ${not ?? ''}${word} `,
    )
    .replaceAll(driven, 'przebieg')
    .replaceAll(gluedThousands, ' ')
    .replaceAll(yearOfRange, '')
    .replaceAll(modal, '')
    .replaceAll(euroSign, ' euro')
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
    .replaceAll(comparing, ' niż')
    .replaceAll(leftOpen, '')
    .replaceAll(thousandsOfEuro, 'tys ')
    .replaceAll(roughly, '')
}
