import type { DealerImport } from '@portal/contract/house/dealer-imports'
import { type DealerImportKind, dealerImportFields } from '@portal/domain/house/dealer-imports'
import { countText } from '@portal/domain/values/formats'

/** German name and style of each state. */
export const states = {
  columns: { label: 'Spalten offen', look: 'res' },
  checked: { label: 'Geprüft', look: 'res' },
  done: { label: 'Übernommen', look: 'ok' },
  undone: { label: 'Rückgängig gemacht', look: 'off' },
} as const satisfies Record<DealerImport['state'], { label: string; look: string }>

/** The attributes that a column of a file can contain. */
export const fieldChoices = (kind: DealerImportKind) => [
  { value: '', label: 'nicht übernehmen' },
  ...dealerImportFields[kind].map(({ name, label, isRequired }) => ({
    value: name,
    label: isRequired ? `${label} (Pflicht)` : label,
  })),
]

export const isTaken = (state: DealerImport['state']) => state === 'done' || state === 'undone'

/** The four steps with what is known about each. */
export function stepsOf({ state, fileName, layout: { columns }, check }: DealerImport) {
  const mapped = columns.filter(({ attribute }) => attribute).length
  const changes = (check?.inserted ?? 0) + (check?.updated ?? 0)
  return {
    at: { columns: 1, checked: 2, done: 3, undone: 3 }[state],
    steps: [
      { label: 'Datei', note: fileName },
      { label: 'Spalten', note: `${mapped} von ${columns.length} zugeordnet` },
      { label: 'Prüfung', note: check ? `${countText(check.findingsTotal)} Befunde` : 'steht aus' },
      { label: 'Übernahme', note: isTaken(state) ? `${countText(changes)} geändert` : 'steht aus' },
    ],
  }
}

/** The label of the button that applies the file. */
export function takeText({ inserted, updated }: NonNullable<DealerImport['check']>) {
  const changes = inserted + updated
  return changes === 1 ? '1 Zeile übernehmen' : `${countText(changes)} Zeilen übernehmen`
}
