import type { ImportFinding, StockImport } from '@portal/contract/stock-imports'
import { countText } from '@portal/domain/formats'
import { findingEffects, type ImportState } from '@portal/domain/stock-imports'
import { attributeOf } from '@portal/domain/vehicle/attributes'
import { requiredVehicleColumns, vehicleColumnNames } from '@portal/domain/vehicle/delivery'
import { fieldLabel } from '@portal/domain/vehicle/stored-texts'

/** German name and shape of each state. */
export const states: Record<ImportState, { label: string; look: string }> = {
  uploading: { label: 'Lädt', look: 'wait' },
  waiting: { label: 'Wartet', look: 'run' },
  checking: { label: 'Wird geprüft', look: 'run' },
  columns: { label: 'Spalten offen', look: 'res' },
  checked: { label: 'Geprüft', look: 'res' },
  queued: { label: 'Wartet', look: 'run' },
  running: { label: 'Wird übernommen', look: 'run' },
  done: { label: 'Übernommen', look: 'ok' },
  failed: { label: 'Nicht lesbar', look: 'bad' },
}

/** @param isUndone of an import that was taken over */
export const stateOf = (state: ImportState, isUndone: boolean) =>
  isUndone ? { label: 'Rückgängig gemacht', look: 'off' } : states[state]

export const effects: Record<ImportFinding['effect'], { label: string; look: string }> = {
  refused: { label: findingEffects.refused, look: 'bad' },
  quarantine: { label: findingEffects.quarantine, look: 'bad' },
  notice: { label: findingEffects.notice, look: 'res' },
}

/** The attributes to which a column of a file can be mapped. */
export const attributeChoices = [
  { value: '', label: 'nicht übernehmen' },
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

const counted = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`

/** The four steps, each with a note on its result. */
export function stepsOf({ state, fileName, layout, check }: StockImport) {
  const columns = layout?.columns ?? []
  const mapped = columns.filter(({ attribute }) => attribute).length
  const current = state === 'done' ? 3 : check && state !== 'columns' ? 2 : layout ? 1 : 0
  const changes = (check?.inserted ?? 0) + (check?.updated ?? 0)
  return {
    at: current,
    steps: [
      { label: 'Datei', note: fileName },
      {
        label: 'Spalten',
        note: layout ? `${mapped} von ${columns.length} zugeordnet` : 'noch nicht gelesen',
      },
      { label: 'Prüfung', note: check ? counted(check.findingsTotal, 'Befund', 'Befunde') : 'steht aus' },
      { label: 'Übernahme', note: check ? counted(changes, 'Fahrzeug', 'Fahrzeuge') : 'steht aus' },
    ],
  }
}

/** The German name of an attribute or of a column of the vehicle table. */
export const fieldText = (field: string) =>
  fieldLabel(vehicleColumnNames.find((name) => snake(name) === field) ?? field)

const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
