/** Words before an amount of money or a mileage. */
const bound =
  '(?<=(?<!\\p{L})(?:do|od|za|maks?|max|maksymalnie|minimum|poni[żz]ej|powy[żz]ej|ponad|pod|oko[łl]o|oko[łl]ic|ok|ko[łl]o|cen\\p{L}{1,2}|bud[żz]et\\p{L}{0,2}|granicach|mam|przebieg\\p{L}{0,3}|nalot\\p{L}{0,3}|ni[żz]|a|i|-)\\.? ?'

/** "15 koła"; "na 4 koła" counts wheels. */
const wheels = new RegExp(`${bound}\\d{1,3}(?:[.,]\\d)?) ?k(?:o[łl]a|[oó][łl])(?! zim| let|\\p{L})`, 'giu')
/** "8 kafli", "12 patyków" */
const slang = /(?<=\d) ?(?:kafl[ie]|patyk(?:i|[óo]w)|klock(?:i|[óo]w)|tysio[rl]\p{L}{1,3})(?!\p{L})/giu
/** "Do dychy", "2 dychy": tens of thousands. */
const tens = new RegExp(`${bound})(?:(\\d) )?dych(?:[ayęe]|)(?!\\p{L})`, 'giu')
/** "Przebieg do setki", "2 setki" */
const hundreds = new RegExp(
  `${bound})(?:(\\d) )?(?:set(?:k[iaęe]|ek)|st[óo]w(?:k[iaęe]|ek|[yaęe])?)(?!\\p{L}| w \\d| \\d)`,
  'giu',
)
/** "2 i pół tysiąca" */
const half = /(?<=\d) i p[óo][łl](?= (?:ty[sś]|ko[łl]|ka[fw]))/giu

const mayBeColloquial = /ko[łl]|k[óo][łl]|kafl|patyk|klock|tysio|dych|set[ek]|st[óo]w|p[óo][łl]/iu

/** A phrase with thousands for colloquial amounts: "15 koła", "do dychy", "8 i pół tysiąca". */
export const withPolishAmounts = (text: string): string =>
  mayBeColloquial.test(text)
    ? text
        .replaceAll(half, ',5')
        .replaceAll(tens, (_, count?: string) => `${Number(count ?? 1) * 10} tys`)
        .replaceAll(hundreds, (_, count?: string) => `${Number(count ?? 1) * 100}`)
        .replaceAll(wheels, ' tys')
        .replaceAll(slang, ' tys')
    : text
