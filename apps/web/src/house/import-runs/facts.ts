/** German label and look of each state of a run. */
const states: Record<string, { label: string; look: string }> = {
  running: { label: 'Läuft', look: 'run' },
  done: { label: 'Fertig', look: 'ok' },
  failed: { label: 'Abgebrochen', look: 'bad' },
  refused: { label: 'Abgelehnt', look: 'bad' },
  'dry-run': { label: 'Probelauf', look: 'off' },
}

export const runStateOf = (state: string) => states[state] ?? { label: state, look: 'wait' }

const kinds: Record<string, string> = { stock: 'Bestand', conditions: 'Zustände', purchases: 'Käufe' }

/** The kind of data of a run, in German. */
export const runKindText = (kind: string) => kinds[kind] ?? kind
