import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages, pageFile } from '@portal/domain/site/language'

/** Writes the page of a built client in every language; `{{language}}` in it stands for the language. */
export function writePages(dist: string, page: string) {
  for (const language of languages)
    writeFileSync(join(dist, pageFile(language)), page.replaceAll('{{language}}', language))
}
