import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { handOverStates, handOverSteps } from '@portal/domain/buyer/hand-over'
import { dayText } from '@portal/domain/values/formats'

const labels = {
  bought: 'gekauft',
  paid: 'bezahlt',
  documents: 'Papiere',
  ready: 'bereit',
  collected: 'abgeholt',
} as const

export type Step = { key: keyof typeof labels; label: string; note: string; look: 'done' | 'now' | 'next' }

const waitingNotes = {
  paid: 'noch offen',
  documents: 'nach Zahlung',
  ready: 'nach Papieren',
  collected: 'nach „bereit“',
} as const

/** The five steps of a purchase with their dates; `now` is the one that is waited for. */
export function stepsOf({ state, puchasesDate, steps }: PurchaseDetails): Step[] {
  const reached = handOverStates.indexOf(state)
  const dates = new Map(steps.map(({ step, at }) => [step, at]))
  return [
    { key: 'bought', label: labels.bought, note: dayText(puchasesDate), look: 'done' },
    ...handOverSteps.map((key, index): Step => {
      const at = dates.get(key)
      return {
        key,
        label: labels[key],
        note: index < reached ? (at ? dayText(at) : 'erledigt') : waitingNotes[key],
        look: index < reached ? 'done' : index === reached ? 'now' : 'next',
      }
    }),
  ]
}
