import type { FileColumn, StockImport } from '@portal/contract/house/stock-imports'
import { type ImportState, isImportBusy } from '@portal/domain/house/stock-imports'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { attributeOf } from '@portal/domain/vehicles/attributes/attributes'
import { requiredVehicleColumns, vehicleColumnNames } from '@portal/domain/vehicles/attributes/delivery'
import { fieldLabel } from '@portal/domain/vehicles/attributes/stored-texts'

/** German name and shape of each state. */
export const states: Record<ImportState, { label: string; look: string }> = {
  uploading: { label: t('Lädt'), look: 'wait' },
  waiting: { label: t('Wartet'), look: 'run' },
  checking: { label: t('Wird geprüft'), look: 'run' },
  columns: { label: t('Spalten offen'), look: 'res' },
  checked: { label: t('Geprüft'), look: 'res' },
  queued: { label: t('Wartet'), look: 'run' },
  running: { label: t('Wird übernommen'), look: 'run' },
  done: { label: t('Übernommen'), look: 'ok' },
  failed: { label: t('Nicht lesbar'), look: 'bad' },
}

/** @param isUndone of an import that was taken over */
export const stateOf = (state: ImportState, isUndone: boolean) =>
  isUndone ? { label: t('Rückgängig gemacht'), look: 'off' } : states[state]

/** The attributes to which a column of a file can be mapped. */
export const attributeChoices = [
  { value: '', label: t('nicht übernehmen') },
  ...vehicleColumnNames.map((value) => ({
    value,
    label: `${attributeOf(value).label}${requiredVehicleColumns.includes(value) && value !== 'modellgruppe' ? ' (Pflicht)' : ''}`,
  })),
]

/** The labels of required attributes to which no column is mapped. */
export const missingColumns = (chosen: Iterable<string>) => {
  const all = new Set(chosen)
  return requiredVehicleColumns
    .filter((name) => name !== 'modellgruppe' && !all.has(name))
    .map((name) => attributeOf(name).label)
}

/**
 * The state to show while the portal works: the last progress may already name the next state, before the import itself
 * is read again.
 */
export function shownState(state: ImportState, progress: ImportState | undefined): ImportState {
  if (!isImportBusy(state) || progress === undefined) return state
  if (isImportBusy(progress)) return progress
  return progress === 'done' ? 'running' : 'checking'
}

/** The columns of a file that contain something or that the portal reads. */
export const usedColumns = (columns: readonly FileColumn[]) =>
  columns.filter(({ examples, attribute }) => examples.length > 0 || attribute)

/** Columns with content that nobody has decided to leave out. */
export const droppedColumns = (columns: readonly FileColumn[]) =>
  columns.filter(
    ({ examples, attribute, certainty }) =>
      examples.length > 0 && !attribute && (certainty === 'unread' || certainty === 'open'),
  )

type Stage = Pick<StockImport, 'state' | 'fileName' | 'layout' | 'check'>

/** The four steps, each with a note on its result. */
export function stepsOf({ state, fileName, layout, check }: Stage) {
  const columns = (layout?.columns ?? []).filter(({ examples }) => examples.length > 0)
  const mapped = columns.filter(({ attribute }) => attribute).length
  const isChecking = state === 'waiting' || state === 'checking'
  const noteOf = (text: string) => (isChecking ? t('läuft') : check ? text : t('steht aus'))
  const current = state === 'done' ? 3 : check && state !== 'columns' ? 2 : layout ? 1 : 0
  const changes = (check?.inserted ?? 0) + (check?.updated ?? 0)
  return {
    at: current,
    steps: [
      { label: t('Datei'), note: fileName },
      {
        label: t('Spalten'),
        note: layout ? t`${mapped} von ${columns.length} zugeordnet` : t('noch nicht gelesen'),
      },
      {
        label: t('Prüfung'),
        note: noteOf(plural(check?.findingsTotal ?? 0, '1 Befund', '# Befunde')),
      },
      { label: t('Übernahme'), note: noteOf(plural(changes, '1 Fahrzeug', '# Fahrzeuge')) },
    ],
  }
}

/** The German name of an attribute or of a column of the vehicle table. */
export const fieldText = (field: string) =>
  fieldLabel(vehicleColumnNames.find((name) => snake(name) === field) ?? field)

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
