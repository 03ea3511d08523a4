import { z } from 'zod'
import { namesOf } from '../values/records.ts'
import { t } from '../values/text.ts'
import { isHeicContent } from '../vehicles/photos.ts'
import { type Country, countries, homeCountry } from './countries.ts'

/** The papers of an applicant (U-75); labels as in the specification. */
export const documentTypes = {
  GEWERBEANMELDUNG: { label: t('Gewerbeanmeldung'), required: true },
  PASS_VORDERSEITE: { label: t('Pass Vorderseite'), required: true },
  PASS_RUECKSEITE: { label: t('Pass Rückseite'), required: true },
  HANDELSREGISTERAUSZUG: { label: t('Handelsregisterauszug'), required: false },
} as const
export const DocumentType = z.enum(namesOf(documentTypes))
export type DocumentType = z.infer<typeof DocumentType>

/**
 * The papers of a company of a country. Outside Germany there is no trade registration: the extract of the country's
 * register takes its place.
 */
export function papersOf(country: Country): { type: DocumentType; label: string; required: boolean }[] {
  if (country === homeCountry) return DocumentType.options.map((type) => ({ type, ...documentTypes[type] }))
  const { register } = countries[country]
  return [
    { type: 'HANDELSREGISTERAUSZUG', label: t`Registerauszug (${register})`, required: true },
    { type: 'PASS_VORDERSEITE', ...documentTypes.PASS_VORDERSEITE },
    { type: 'PASS_RUECKSEITE', ...documentTypes.PASS_RUECKSEITE },
  ]
}

/** The name of a paper in the papers of a country. */
export const paperLabel = (country: Country, wanted: DocumentType) =>
  papersOf(country).find(({ type }) => type === wanted)?.label ?? documentTypes[wanted].label

export const documentQuota = { files: 10, bytes: 10 * 1_048_576 }
const tradeRegistrationMaxMonths = 12
export const acceptedExtensions = ['jpg', 'jpeg', 'png', 'pdf', 'doc', 'docx'] as const

export const documentMessages = {
  'document-type-missing': t('Der Dokumenttyp fehlt.'),
  'file-name-missing': t('Dokument hat keinen Dateinamen.'),
  'documents-missing': t('Es fehlen Dokumente bitte nachsehen'),
  'file-too-large': t('Die Dateigröße sollte kleiner als 1 MB sein'),
  'file-type-not-allowed': t('Die Datei entspricht nicht dem erforderlichen Typ (pdf, doc, docx, jpg, png).'),
  'pdf-encrypted': t(
    'Die PDF-Datei ist mit einem Kennwort verschlüsselt. Bitte speichern Sie sie ohne Kennwort und wählen Sie sie noch einmal.',
  ),
  'file-name-invalid': t('Der gewähle Dateiname ist ungültig.'),
} as const
export type DocumentFlaw = keyof typeof documentMessages

/** The messages of a form about the content of a chosen file. */
export const contentMessages = {
  'file-content-differs': t(
    'Der Inhalt der Datei passt nicht zu ihrer Endung. Bitte wählen Sie das Original (pdf, doc, docx, jpg, png).',
  ),
  'file-is-heic': t(
    'Das ist ein HEIC-Foto. Bitte speichern Sie es als JPEG; am iPhone unter Einstellungen, Kamera, Formate, „Maximale Kompatibilität“.',
  ),
} as const
export type ContentFlaw = keyof typeof contentMessages

type Extension = (typeof acceptedExtensions)[number]

/** The first bytes of a file of each type, as hex digits. */
const signatures: Record<Extension, string> = {
  jpg: 'ffd8ff',
  jpeg: 'ffd8ff',
  png: '89504e470d0a1a0a',
  pdf: '255044462d',
  doc: 'd0cf11e0a1b11ae1',
  docx: '504b0304',
}

/** Bytes that `contentFlaw` needs. */
export const signatureBytes = 16
const hexOf = (start: Uint8Array) =>
  Array.from(start.subarray(0, signatureBytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** @param start at least `signatureBytes` of the file, if it has as many */
export const startsAs = (extension: Extension, start: Uint8Array) =>
  hexOf(start).startsWith(signatures[extension])

/**
 * Whether the start of a file is of the type its name states. Checked when it is chosen, and again by the server,
 * which also checks the structure.
 */
export function contentFlaw(name: string, start: Uint8Array): ContentFlaw | null {
  if (isHeicContent(start)) return 'file-is-heic'
  const extension = extensionOf(name)
  return extension === null || startsAs(extension, start) ? null : 'file-content-differs'
}

/**
 * Letters of any language (U-65), digits, underscore, blank, hyphen. A literal blank, so that line breaks are refused.
 */
const namePattern = /^[\p{L}\p{M}\p{N}_ -]{1,250}\.[A-Za-z]{3,5}$/u
const nameMax = 256

/**
 * The first rule a file name violates, or null. An unsupported extension of 3 to 5 letters is a wrong type, anything
 * else a wrong name.
 */
export function fileNameFlaw(name: string): DocumentFlaw | null {
  if (name.trim() === '') return 'file-name-missing'
  if (name.length > nameMax || !namePattern.test(name)) return 'file-name-invalid'
  return extensionOf(name) === null ? 'file-type-not-allowed' : null
}

export function extensionOf(name: string) {
  const ending = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return acceptedExtensions.find((extension) => extension === ending) ?? null
}

/** Required types without a paper in the list. */
export const missingTypes = (papers: { documentType: string }[], country: Country) =>
  papersOf(country)
    .filter(({ type, required }) => required && !papers.some(({ documentType }) => documentType === type))
    .map(({ type }) => type)

/**
 * Whether a trade registration is too old (I-02); one issued on this day a year ago is still valid.
 * @param issued date of issue, ISO date
 * @param today ISO date in Germany
 */
export function isTradeRegistrationOutdated(issued: string, today: string): boolean {
  const limit = new Date(`${today}T00:00:00Z`)
  limit.setUTCMonth(limit.getUTCMonth() - tradeRegistrationMaxMonths)
  return issued < limit.toISOString().slice(0, 10)
}
