import type { RunKind, RunState } from '@portal/contract/house/import-runs'
import type { ImportFinding } from '@portal/contract/house/stock-imports'
import { findingEffects } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'

/** German label and look of each state of a run. */
export const runStates: Record<RunState, { label: string; look: string }> = {
  running: { label: t('Läuft'), look: 'run' },
  done: { label: t('Fertig'), look: 'ok' },
  failed: { label: t('Abgebrochen'), look: 'bad' },
  refused: { label: t('Abgelehnt'), look: 'bad' },
  'dry-run': { label: t('Probelauf'), look: 'off' },
}

/** The kind of data of a run, in German. */
export const runKinds: Record<RunKind, string> = {
  stock: t('Bestand'),
  conditions: t('Zustände'),
  purchases: t('Käufe'),
}

/** German label and look of what a finding does to its row. */
export const effects: Record<ImportFinding['effect'], { label: string; look: string }> = {
  refused: { label: findingEffects.refused, look: 'bad' },
  quarantine: { label: findingEffects.quarantine, look: 'bad' },
  notice: { label: findingEffects.notice, look: 'res' },
}

export type FindingClass = { key: string; findings: ImportFinding[] }

/** Findings with the same column, rule and hint, which differ only in the text of the file. */
export function classesOf(findings: readonly ImportFinding[]): FindingClass[] {
  const classes = Map.groupBy(findings, ({ column, rule, hint, effect }) =>
    [column, rule, hint, effect].join('\n'),
  )
  return [...classes].map(([key, all]) => ({ key, findings: all }))
}
