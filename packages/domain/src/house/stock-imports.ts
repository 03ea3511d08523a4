import { z } from 'zod'
import { countText } from '../values/formats.ts'
import { t } from '../values/text.ts'
import type { Rule } from '../vehicles/attributes/cells.ts'
import { canStep, importStates } from './imports.ts'

/** Rules of the import desk, shared by web and API. */

/** Enough for a million vehicles in `vehicle.v1`. */
export const importMaxBytes = 512 * 1_048_576
/** Enough for the photos of several hundred vehicles. */
export const zipMaxBytes = 2000 * 1_048_576
/** A piece of an upload: small enough for a slow network within the time limit of a request. */
export const importPieceBytes = 512 * 1024
export const quarantineDays = 14
/** The folder of the watched inbox for deliveries of a source. */
export const inboxFolderOf = (sourceId: number) => `herkunft-${sourceId}`
/** Uploaded files are kept so long after their last change. */
export const importFileDays = 14

export const SourceFormat = z.enum(['vehicle.v1', 'vehicle.v1-lines', 'mobile.de', 'csv'])
export type SourceFormat = z.infer<typeof SourceFormat>

/** German, for people. */
export const sourceFormats: Record<SourceFormat, string> = {
  'vehicle.v1': t('Unser CSV (vehicle.v1)'),
  'vehicle.v1-lines': t('JSON-Zeilen (vehicle.v1)'),
  'mobile.de': t('mobile.de-CSV (ohne Kopfzeile)'),
  csv: t('CSV mit Kopfzeile, Spalten werden zugeordnet'),
}

/** Where the GW number of a delivered vehicle comes from. */
export const NumberFrom = z.enum(['column', 'digits', 'range'])
export type NumberFrom = z.infer<typeof NumberFrom>

/** German, for people. */
export const numberOrigins: Record<NumberFrom, string> = {
  column: t('steht in ihrer Spalte'),
  digits: t('sechs Ziffern aus dem Text ihrer Spalte'),
  range: t('wird aus einem Nummernkreis vergeben'),
}

/** The longest internal number of a source (mobile.de: 40). */
export const internalNumberMaximum = 40

/** A takeover is undone as a stock job, so the import itself is not. */
export const ImportState = z.enum(importStates).exclude(['undone'])
export type ImportState = z.infer<typeof ImportState>

/** Whether the portal is working on the import. */
export const isImportBusy = (state: ImportState) => canStep(state, 'check') || canStep(state, 'run')

const endings = /\.(?:csv|txt|jsonl|ndjson|json|gz|zip)$/i
const workbookEnding = /\.(?:xlsx?|xlsm|xlsb|ods)$/i
export const isZipName = (name: string) => /\.zip$/i.test(name)

/** How large a file with this name may be. */
export const importMaxBytesOf = (name: string) => (isZipName(name) ? zipMaxBytes : importMaxBytes)

/** @returns the German reason why a file is not taken, before its content is known; null if it may be */
export function importFileFlaw(name: string, bytes: number): string | null {
  if (bytes === 0) return t('Die Datei ist leer.')
  if (isZipName(name) && bytes > zipMaxBytes)
    return t`Das ZIP ist zu groß: höchstens ${countText(zipMaxBytes / 1_048_576)} MB. Bitte auf mehrere Dateien verteilen.`
  if (bytes > importMaxBytesOf(name))
    return t`Die Datei ist zu groß: höchstens ${importMaxBytes / 1_048_576} MB. Mit gzip gepackt (.gz) ist sie etwa ein Fünftel so groß.`
  if (workbookEnding.test(name))
    return t('Das ist eine Excel-Datei. Bitte die Tabelle mit „Speichern unter“ als CSV speichern.')
  if (!endings.test(name))
    return t('Erlaubt sind Dateien mit der Endung .csv, .txt, .jsonl, .json, .gz oder .zip.')
  return null
}

/** The unknown makers of a check that a person has to confirm as new or map to others. */
export const openMakers = (unknown: readonly { column: string; value: string }[]) =>
  unknown.filter(({ column }) => column === 'hersteller').map(({ value }) => value)

/** German names of the rules that findings refer to. */
const rules = {
  required: t('Pflichtangabe'),
  format: t('Format'),
  range: t('Bereich'),
  code: t('Wert unbekannt'),
  date: t('Datum'),
  length: t('Länge'),
  markup: 'HTML',
  formula: t('Formel'),
  duplicate: t('GW-Nr. doppelt'),
  conflict: t('Andere FIN'),
  columns: t('Spalten'),
  consistency: t('Widerspruch'),
  'price-jump': t('Preissprung'),
  vat: t('Mehrwertsteuer'),
  'maker-spelling': t('Schreibweise'),
  'fin-twice': t('FIN doppelt'),
  number: t('GW-Nummer'),
  'price-order': t('Händlerpreis'),
  'no-price': t('Kein Preis'),
  file: t('Datei'),
  unknown: t('Fahrzeug unbekannt'),
  'hand-edit-kept': t('Handeingabe'),
  'hand-edit-replaced': t('Handeingabe'),
} as const satisfies Readonly<Record<string, string>> & Record<Rule, string>
export type FindingRule = keyof typeof rules
const isRule = (rule: string): rule is FindingRule => rule in rules

/** The rule an issue of a schema names; `format` where it names none of ours. */
export const findingRuleOf = (named: unknown): FindingRule =>
  typeof named === 'string' && isRule(named) ? named : 'format'

/** Whether the cell of a finding can be corrected; a file beside the table cannot. */
export const isCorrectable = (rule: string, column: string) =>
  column !== '' && rule !== 'file' && rule !== 'unknown'

/** @returns the German name of a rule; stored findings of another release may have a rule unknown to this one */
export const ruleText = (rule: string) => (isRule(rule) ? rules[rule] : rule)

/** What happens to the row of a finding: refused, waits for a decision, or imported nevertheless. */
export const findingEffects = { refused: t('Abgewiesen'), quarantine: t('Quarantäne'), notice: t('Hinweis') }
