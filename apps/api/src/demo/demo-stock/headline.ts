/** Words that make a headline unusable: contact data, or words about the seller. */
const personal =
  /@|www\.|https?:|\d{7}|\b(?:privat|(?:tel|telefon|handy|anruf|anrufen|whatsapp|sms|mail|email|herr|frau|fam|oma|opa|verkaufe|melden)\b)/i
const unusable = /[<>\\]|&\w+;|^\s*[=@+-]/

/** Adds the years between the listings and the demo stock to the years in a text. */
const shifted = (text: string, years: number) =>
  text
    .replace(
      /\b(\d{1,2}\s?[./-]\s?)(20[01]\d)\b/g,
      (_all, month: string, year: string) => month + (Number(year) + years),
    )
    .replace(
      /\b(bj|mj|bauj|baujahr|ez|erstzulassung|t[uü]v|hu)([.:\s/]*)((?:19[89]|20[01])\d)\b/gi,
      (_all, word: string, gap: string, year: string) => word + gap + (Number(year) + years),
    )
    .replace(
      /\b(t[uü]v|hu|au|bis)([^\d]{0,6})(\d{1,2})\s?[./]\s?(1\d)\b/gi,
      (_all, word: string, gap: string, month: string, year: string) =>
        `${word}${gap}${month}/${Number(year) + years}`,
    )

/** The cleaned headline, or '' when there is none or it might identify a person. */
export function headlineOf(text: string, years: number): string {
  if (text.length < 6 || personal.test(text) || unusable.test(text)) return ''
  return shifted(text, years).slice(0, 200)
}

/** A mileage in the headline, in km; it is exact, while the column has only steps. */
export function mileageIn(text: string): number | null {
  const match = /\b(\d{2,3})[.\s]?(\d{3})\s?km\b/i.exec(text)
  return match ? Number(`${match[1]}${match[2]}`) : null
}

const colourWords: [string, RegExp][] = [
  ['schwarz', /schwarz|black/i],
  ['weiß', /\bwei(ß|ss)\b/i],
  ['silber', /silber/i],
  ['grau', /\bgrau|anthrazit/i],
  ['blau', /\bblau\b|dunkelblau/i],
  ['rot', /\brot\b|dunkelrot/i],
  ['grün', /\bgrün\b/i],
  ['gelb', /\bgelb\b/i],
  ['orange', /\borange\b/i],
  ['braun', /\bbraun\b/i],
  ['beige', /\bbeige\b/i],
  ['gold', /\bgold\b/i],
]

export const colourIn = (text: string) => colourWords.find(([, words]) => words.test(text))?.[0] ?? null
