import type { ArrivalState } from '@portal/domain/sale/arrival'

/** Label and look of a state of the proof. */
export const arrivalMarks = {
  later: { label: 'Nach der Abholung', look: 'prep' },
  awaited: { label: 'Erwartet', look: 'run' },
  late: { label: 'Überfällig', look: 'res' },
  checking: { label: 'Zu prüfen', look: 'run' },
  proven: { label: 'Liegt vor', look: 'ok' },
} as const satisfies Record<Exclude<ArrivalState, 'none'>, { label: string; look: string }>
