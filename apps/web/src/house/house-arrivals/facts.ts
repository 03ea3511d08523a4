import type { ArrivalState } from '@portal/domain/sale/arrival'
import { t } from '@portal/domain/values/text'

/** Label and look of a state of the proof. */
export const arrivalMarks = {
  later: { label: t('Nach der Abholung'), look: 'prep' },
  awaited: { label: t('Erwartet'), look: 'run' },
  late: { label: t('Überfällig'), look: 'res' },
  checking: { label: t('Zu prüfen'), look: 'run' },
  proven: { label: t('Liegt vor'), look: 'ok' },
} as const satisfies Record<Exclude<ArrivalState, 'none'>, { label: string; look: string }>
