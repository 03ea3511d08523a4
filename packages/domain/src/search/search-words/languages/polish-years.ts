/** "Rocznik 2016 lub 2017", "2015, 2016 i 2017" */
const listed =
  /(?<![\d.,+-]|(?<!\p{L})(?:od|do|po|przed|min|max|maks)\.? )(?:19|20)\d\d(?:(?: ?[,/] ?| (?:(?:i|oraz|lub|albo|czy) )?)(?:19|20)\d\d){1,6}(?![\d.,]*\d)(?! ?(?:€|eur|km|zł|zl|pln))/giu
const inList = /(?:19|20)\d\d/g

/** Years that follow one another as their range; others stay as they are. */
function asRange(list: string): string {
  const years = (list.match(inList) ?? []).map(Number)
  const [first = 0] = years
  return years.every((year, place) => year === first + place) ? `${first}-${years.at(-1)}` : list
}

/** "Powyżej 2017" is hardly a price. */
const beside =
  /(?<!\p{L})(powy[żz]ej|ponad|poni[żz]ej) (?=(?:199|20[0-3])[1-9](?!\d|[.,]\d| ?(?:€|e|eur|z[łl]|pln|km|tys|kg|ccm)))/giu
/** "Roczniki 15/16/17" */
const shortListed =
  /(?<=(?<!\p{L})roczni\p{L}{1,4} |(?<!\p{L})rok:? )(\d\d)((?:[/,] ?| )\d\d){1,6}(?!\d|[.,]\d| ?(?:tys|km|lat))/giu
/** "Od 15 roku", "rocznik 18r.", "z 16r" */
const shortYear =
  /(?<=(?<!\p{L})(?:od|do|po|przed|sprzed|ze?|w|rok|roczni\p{L}{1,4}|min|minimum|max|maks)\.? )['’]?([0-3]\d|9\d) ?(?:r\.?|rok|roku|rokiem)(?!\p{L})/giu
/** "Golf '18" */
const cutYear = /(?<![\p{L}\d])['’]([0-3]\d|9\d)(?!\d)(?: ?r\.| ?rok[u]?(?!\p{L}))?/giu
const ofCentury = (year: string) => `${Number(year) < 50 ? '20' : '19'}${year}`

const decadeNames = ['pi[ęe][ćc]', 'sze[śs][ćc]', 'siedem', 'osiem', 'dziewi[ęe][ćc]']
/** "Z lat 90", "lata 80-te", "lat dziewięćdziesiątych" */
const decade = new RegExp(
  `(?<![\\p{L}\\d]|\\d )lat(?:a|ach)? (?:(?:19)?([5-9])0(?:[- ]?(?:t[ey]|tych)\\p{L}*)?|(?:${decadeNames.map((name) => `(${name})`).join('|')})dziesi[ąa]t(?:e|ych))(?![\\p{L}\\d]|[.,]\\d| ?(?:tys|km|ko[nń]|kw))`,
  'giu',
)
const firstDecade = 5

/** "8-letnie", "3-4 letni", "trzylatek" behind its count; a guarantee of five years is no age. */
const aged = /(?<![\d.,])(\d{1,2}) ?-? ?(?:letni\p{L}{0,3}|lat(?:ek|k[aiu]|ków|kiem))(?!\p{L})(?! gwaranc)/giu
/** Words of a bound before an age. */
const isBound =
  /(?:\d ?|(?<!\p{L})(?:do|od|max|maks|maksymalnie|min|minimum|najwy[żz]ej|najmniej|przynajmniej|ni[żz]|jak|ponad|powy[żz]ej|poni[żz]ej|g[óo]ra|oko[łl]o|ok|lub|i|a))\.?[ -]*$/iu

/** A phrase with the years and ages of Polish as German has them: "z 15r", "lata 90-te", "8-letni". */
export const withPolishYears = (text: string): string =>
  /\d|dziesi/iu.test(text)
    ? text
        .replaceAll(shortYear, (_, year: string) => `${ofCentury(year)} ez`)
        .replaceAll(cutYear, (_, year: string) => `${ofCentury(year)} ez`)
        .replaceAll(beside, (_, word: string) => (/^poni/iu.test(word) ? 'przed ' : 'po '))
        .replaceAll(shortListed, (years) => years.replaceAll(/\d\d/g, (year) => ofCentury(year)))
        .replaceAll(listed, asRange)
        .replaceAll(decade, (_, digit: string | undefined, ...named: (string | undefined)[]) => {
          const place = named.slice(0, decadeNames.length).findIndex((name) => name !== undefined)
          return `${digit ?? place + firstDecade}0er`
        })
        // A car of three years may be younger.
        .replaceAll(aged, (_, years: string, at: number, whole: string) =>
          isBound.test(whole.slice(Math.max(0, at - 16), at)) ? `${years} lat alt` : `max ${years} lat alt`,
        )
    : text
