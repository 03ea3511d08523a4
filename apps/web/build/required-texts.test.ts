import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const read = (file: string) => readFileSync(`${root}${file}`, 'utf8')

/** The German texts of the portal; the gate compares the catalogues with the source. */
const shown = new Set(
  globSync('packages/languages/catalogs/en/*.json', { cwd: root }).flatMap((file) =>
    Object.keys(JSON.parse(read(file))),
  ),
)

/** Texts with parts, in the spelling of the catalogues. */
const withParts: Record<string, string> = {
  'Meine Autoexpo': 'Meine {0}',
  'Hallo, {name}': 'Hallo, {0} {1}',
  Ergebnisse: '{0} Ergebnisse',
  'Ihr Passwort läuft in N Tagen ab!': 'Ihr Passwort läuft in {0} Tagen ab!',
  'Ungültige(s) Zeichen im Feld {label}': 'Ungültige(s) Zeichen im Feld {0}',
  'Element(e) gefunden': '{0} Element(e) gefunden',
  'Es gibt keine Fahrzeuge mit Status "X".': 'Es gibt keine Fahrzeuge mit Status "{0}".',
}

/** What the requirements quote beside texts: values on the wire, formats, wording that is described in English. */
const noTexts = new Set([
  ...['any', 'all', 'de', 'BELIEBIG', 'password-change', 'MM / yyyy', ' *', ': „#“'],
  ...['Friday sales hours 09:00-18:00', 'modify search', 'request sent, contact soon', 'Any authority'],
  ...['upload file', 'MEINE ... Historie der Käufe'],
  ...["the server's problem title, verbatim", 'a warning on the car view'],
  'error message replaces the table (wording not shown)',
])

/** Texts made of a label or followed by a sentence; the test of the place is named. */
const inOtherTests = new Set([
  '{label} ist erforderlich', // fields.test.ts
  ...['Emailadresse ist erforderlich', 'Partnernummer ist erforderlich'], // form.test.ts of the pages
  'Ungültige Emailadresse / Ungültige Telefonnummer', // fields.test.ts
  'Registrierung erfolgreich', // e2e/accounts/registration.spec.ts
])

const isOwnWording = (text: string) => /wording not shown|^not shown|^Die Dokumente .+ \(\+ /.test(text)

/** The texts of a row: of a message its whole text, otherwise what the requirement quotes. */
const textsOf = ([id = '', requirement = '', message = '']: string[]): string[] =>
  id.startsWith('Q-')
    ? [message]
    : [...requirement.matchAll(/(?<!\p{L})'([^']{2,})'(?!\p{L})/gu)].map(([, text = '']) => text)

const required = read('docs/requirements.md')
  .split('\n')
  .filter((line) => /^\| [A-OQ]-\d\d \|/.test(line))
  .map((line) => line.slice(2).split(' | '))
  .flatMap((row) => textsOf(row).map((text) => ({ id: row[0], text })))

test('the portal has the German texts of the requirements, character for character', () => {
  expect(required.length).toBeGreaterThan(150)
  const texts = required.filter(
    ({ text }) => !noTexts.has(text) && !inOtherTests.has(text) && !isOwnWording(text),
  )
  expect(texts.filter(({ text }) => !shown.has(withParts[text] ?? text))).toEqual([])
})
