import type { Language } from '@portal/domain/site/language'
import { languages } from '@portal/domain/site/language'
import type { Plugin, Rolldown } from 'vite'
import { catalogHash, hasTexts, inlined, languageModule, withNames, writePseudo } from './translation.ts'

const source = /\/(?:apps\/web|packages\/(?:domain|contract))\/src\/.*\.tsx?$/
const ownLanguage = /\/packages\/domain\/src\/values\/own-language\.ts$/

/** Replaces the texts of the source by names (`translation.ts`), in every build of the client and its first screens. */
export const markTexts = (): Plugin => ({
  name: 'mark-texts',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: source },
    handler(code, id) {
      return ownLanguage.test(id) ? languageModule : withNames(id, code)
    },
  },
})

const chunksOf = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((output) => output.type === 'chunk')

/** The chunks that differ between languages: those with texts, and those that import such a chunk. */
export function translatedFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const chunks = chunksOf(bundle)
  const found = new Set(chunks.filter(({ code }) => hasTexts(code)).map(({ fileName }) => fileName))
  for (let size = -1; size !== found.size; ) {
    size = found.size
    for (const { fileName, imports, dynamicImports } of chunks)
      if ([...imports, ...dynamicImports].some((file) => found.has(file))) found.add(fileName)
  }
  return found
}

/** The address of a script in a language: German ones stay where they are. */
export const inFolder = (file: string, language: Language) =>
  language === 'de' ? file : file.replace('assets/', `assets/${language}/`)

/**
 * Writes every script that contains texts once for each language, in a folder of its own beside the German ones.
 * @param pseudo a language that is to be a changed German (`pseudo.ts`)
 */
export const languageFiles = (pseudo: string | undefined): Plugin => ({
  name: 'language-files',
  apply: 'build',
  buildStart: () => writePseudo(pseudo),
  augmentChunkHash: ({ moduleIds }) => (moduleIds.some((id) => source.test(id)) ? catalogHash() : undefined),
  generateBundle: {
    // After Vite has removed the chunks of style sheets and their imports.
    order: 'post',
    handler(_, bundle) {
      const translated = translatedFiles(bundle)
      const isTranslated = (name: string) => translated.has(`assets/${name}`)
      for (const chunk of chunksOf(bundle).filter(({ fileName }) => translated.has(fileName))) {
        for (const language of languages.filter((one) => one !== 'de')) {
          const code = inlined(chunk.code, language)
            // Scripts without texts exist once, a folder above.
            .replaceAll(/(["'`])\.\/([\w.-]+\.js)\1/g, (path, quote, name) =>
              isTranslated(name) ? path : `${quote}../${name}${quote}`,
            )
            .replaceAll(/(["'`])assets\/([\w.-]+\.js)\1/g, (path, quote, name) =>
              isTranslated(name) ? `${quote}assets/${language}/${name}${quote}` : path,
            )
          this.emitFile({ type: 'asset', fileName: inFolder(chunk.fileName, language), source: code })
        }
        chunk.code = inlined(chunk.code, 'de')
      }
    },
  },
})
