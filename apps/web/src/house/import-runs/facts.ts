import type { RunKind, RunState } from '@portal/contract/house/import-runs'

/** German label and look of each state of a run. */
export const runStates: Record<RunState, { label: string; look: string }> = {
  running: { label: 'Läuft', look: 'run' },
  done: { label: 'Fertig', look: 'ok' },
  failed: { label: 'Abgebrochen', look: 'bad' },
  refused: { label: 'Abgelehnt', look: 'bad' },
  'dry-run': { label: 'Probelauf', look: 'off' },
}

/** The kind of data of a run, in German. */
export const runKinds: Record<RunKind, string> = {
  stock: 'Bestand',
  conditions: 'Zustände',
  purchases: 'Käufe',
}
