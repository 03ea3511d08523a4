const ones = 'ein zwei drei vier fünf sechs sieben acht neun'.split(' ')
const teens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

/** The numbers below a hundred by their words: "fünf", "zwölf", "fünfundzwanzig". */
const small = new Map<string, number>([
  ...ones.map((word, place) => [word, place + 1] as const),
  ...teens.map((word, place) => [word, place + 10] as const),
  ...tens.flatMap((ten, place) => [
    [ten, (place + 2) * 10] as const,
    ...ones.map((one, unit) => [`${one}und${ten}`, (place + 2) * 10 + unit + 1] as const),
  ]),
])

/** The text before and after the last place of a word; all of it is after when the word is not in it. */
function splitAt(text: string, word: string): [before: string | undefined, after: string] {
  const at = text.lastIndexOf(word)
  return at < 0 ? [undefined, text] : [text.slice(0, at), text.slice(at + word.length)]
}

/** The number of a German number word below a million, in small letters: "hundertfünfzig"; null for other words. */
export function numberOfWord(word: string): number | null {
  const [thousands, below] = splitAt(word.replaceAll('ue', 'ü').replaceAll('ss', 'ß'), 'tausend')
  const [hundreds, rest] = splitAt(below, 'hundert')
  const count = (text: string | undefined) =>
    text === undefined ? 0 : text === '' ? 1 : (small.get(text) ?? numberOfHundreds(text))
  const values = [count(thousands), count(hundreds), rest === '' ? 0 : (small.get(rest) ?? null)]
  const [thousand, hundred, one] = values
  if (word === '' || thousand == null || hundred == null || one == null) return null
  return thousand * 1000 + hundred * 100 + one
}

/** "Hundertzwanzig" before "tausend". */
const numberOfHundreds = (text: string): number | null =>
  text.includes('hundert') ? numberOfWord(text) : null

const word = String.raw`(\p{L}+)`
const pair = new RegExp(`(?<!\\p{L})${word} (und|bis) ${word} ?tausend(?!\\p{L})`, 'giu')
const apart = new RegExp(`(?<!\\p{L})${word} (tausend|riesen|mille)(?!\\p{L})`, 'giu')
const year = new RegExp(`(?<!\\p{L})zwanzig ${word}`, 'giu')

const decimal = new RegExp(`(?<!\\p{L})${word} komma ${word}(?!\\p{L})`, 'giu')

/** "Audi a vier", "i dreißig", "XC sechzig": the letters and number of a model. */
const code =
  /(?<![\p{L}\d])([a-z]|xc|cx|ix|mx|rx|rav|mazda) (zwei|drei|vier|fünf|sechs|sieben|acht|zehn|dreißig|(?:vier|fünf|sech|sieb|acht|neun)zig)(?![\p{L}\d])(?! ?(?:türen|türig|sitz|plätz|jahr|tausend|tsd|ps|kw|k?m|euro|prozent))/giu

/** "Unter tausend Euro" */
const oneThousand =
  /(?<=(?<!\p{L})(?:unter|bis|bis zu|max|maximal|ab|über|höchstens|um|rund|von) )tausend(?!\p{L})/giu

const isSpoken = /tausend|riesen|mille|zwanzig|komma|\b(?:[a-z]|[cimrx][cx]|rav|mazda) [zdvfsan]/i

/** A dictated phrase with digits for thousands and years: "fünf bis acht tausend", "zwanzig achtzehn". */
export function withDigits(text: string): string {
  if (!isSpoken.test(text)) return text
  const read = (spoken: string) => numberOfWord(spoken.toLowerCase())
  return text
    .replace(oneThousand, '1000')
    .replace(pair, (all, low: string, joint: string, high: string) => {
      const [from, to] = [read(low), read(high)]
      return from === null || to === null ? all : `${from * 1000} ${joint} ${to * 1000}`
    })
    .replace(code, (_, letter: string, count: string) => `${letter}${small.get(count.toLowerCase())}`)
    .replace(apart, (all, count: string) => {
      const value = read(count)
      return value === null ? all : String(value * 1000)
    })
    .replace(decimal, (all, whole: string, part: string) => {
      const [value, tenths] = [read(whole), read(part)]
      return value === null || tenths === null || tenths > 9 ? all : `${value},${tenths}`
    })
    .replace(year, (all, count: string) => {
      const value = read(count)
      return value === null || value < 10 || value > 40 ? all : String(2000 + value)
    })
}
