import { fileURLToPath } from 'node:url'

type Weight = 'regular' | 'bold'

/** Embedded in the document, which PDF/UA requires. */
export const pdfFonts = { regular: 'Archivo', bold: 'Archivo-Bold' }
/** For texts with Greek or Cyrillic, which Archivo lacks. */
const widerFonts = { regular: 'Arimo', bold: 'Arimo-Bold' }

const regularFile = import.meta.resolve('@expo-google-fonts/archivo/400Regular/Archivo_400Regular.ttf')
const widerFile = import.meta.resolve('@expo-google-fonts/arimo/400Regular/Arimo_400Regular.ttf')

export const pdfFontFiles: [name: string, url: string][] = [
  [pdfFonts.regular, regularFile],
  [pdfFonts.bold, import.meta.resolve('@expo-google-fonts/archivo/700Bold/Archivo_700Bold.ttf')],
  [widerFonts.regular, widerFile],
  [widerFonts.bold, import.meta.resolve('@expo-google-fonts/arimo/700Bold/Arimo_700Bold.ttf')],
]

/** A text as the document shows it, and the font that has all its characters. */
export type Typeset = (text: string, weight?: Weight) => { text: string; font: string }

const controlCharacter = /^\p{Cc}$/u

async function makeTypeset(): Promise<Typeset> {
  // Imported on demand, like the library that writes documents.
  const [{ openSync }, { default: anyAscii }] = await Promise.all([import('fontkit'), import('any-ascii')])
  const charactersOf = (url: string) => {
    const font = openSync(fileURLToPath(url))
    if (!('characterSet' in font)) throw new Error(`${url} is no single font`)
    const points = new Set(font.characterSet)
    return (character: string) =>
      controlCharacter.test(character) || points.has(character.codePointAt(0) ?? 0)
  }
  const [isRegular, isWider] = [charactersOf(regularFile), charactersOf(widerFile)]
  return (given, weight = 'regular') => {
    // Letters with separate accents become single characters. No font has the narrow blank between French thousands.
    const characters = [...given.normalize('NFC').replaceAll('\u202f', '\u00a0')]
    const needsWider = characters.some((character) => !isRegular(character) && isWider(character))
    const [isKnown, fonts] = needsWider ? [isWider, widerFonts] : [isRegular, pdfFonts]
    const text = characters
      .map((character) => (isKnown(character) ? character : anyAscii(character)))
      .join('')
    return { text, font: fonts[weight] }
  }
}

let typeset: Promise<Typeset> | undefined

/** Chooses fonts for texts. Characters of other scripts, for which there is no font, are transliterated. */
export const loadTypeset = () => {
  typeset ??= makeTypeset()
  return typeset
}
