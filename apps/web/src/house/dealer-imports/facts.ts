import type { DealerImport } from '@portal/contract/house/dealer-imports'
import { type DealerImportKind, dealerImportFields } from '@portal/domain/house/dealer-imports'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'

/** German name and style of each state. */
export const states = {
  columns: { label: t('Spalten offen'), look: 'res' },
  checked: { label: t('Geprüft'), look: 'res' },
  done: { label: t('Übernommen'), look: 'ok' },
  undone: { label: t('Rückgängig gemacht'), look: 'off' },
} as const satisfies Record<DealerImport['state'], { label: string; look: string }>

/** The attributes that a column of a file can contain. */
export const fieldChoices = (kind: DealerImportKind) => [
  { value: '', label: t('nicht übernehmen') },
  ...dealerImportFields[kind].map(({ name, label, isRequired }) => ({
    value: name,
    label: isRequired ? t`${label} (Pflicht)` : label,
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
      { label: t('Datei'), note: fileName },
      { label: t('Spalten'), note: t`${mapped} von ${columns.length} zugeordnet` },
      { label: t('Prüfung'), note: check ? t`${countText(check.findingsTotal)} Befunde` : t('steht aus') },
      { label: t('Übernahme'), note: isTaken(state) ? t`${countText(changes)} geändert` : t('steht aus') },
    ],
  }
}

/** The label of the button that applies the file. */
export function takeText({ inserted, updated }: NonNullable<DealerImport['check']>) {
  const changes = inserted + updated
  return plural(changes, '1 Zeile übernehmen', '# Zeilen übernehmen')
}
