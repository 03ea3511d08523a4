import type { ReviewState } from '@portal/contract/documents'
import { HandOverState } from '@portal/contract/hand-overs'
import type { DealerEvent } from '@portal/contract/house-dealers'
import { dayText, momentText } from '@portal/domain/formats'
import { handOverLabels } from '@portal/domain/hand-over'
import { enquiryPath, housePurchasePath } from '../../house-paths.ts'
import { actionText } from '../audit/facts.ts'
import { stateLabels } from '../dealer-activation/facts.ts'

const looks = {
  new: 'wait',
  submitted: 'res',
  'needs-paper': 'res',
  refused: 'bad',
  approved: 'ok',
  deactivated: 'bad',
  closed: 'off',
} as const satisfies Record<ReviewState, string>

/** Label and look of the state of a company. */
export const stateOf = (state: ReviewState) => ({ label: stateLabels[state], look: looks[state] })

const roles: Record<string, string> = {
  owner: 'Inhaber',
  buyer: 'Einkauf',
  accountant: 'Buchhaltung',
  reader: 'Nur lesen',
}
export const roleText = (role: string) => roles[role] ?? role

/** When it happened; a purchase has a date without a time. */
export const whenText = ({ kind, at }: DealerEvent) => (kind === 'purchase' ? dayText(at) : momentText(at))

/** The title of an event and the page it links to. */
export function eventFacts({ kind, text, ref }: DealerEvent): { title: string; to?: string } {
  switch (kind) {
    case 'note':
      return { title: text }
    case 'enquiry':
      return { title: `Anfrage zu ${text}`, ...(ref && { to: enquiryPath(ref) }) }
    case 'purchase':
      return { title: `Kauf ${text}`, ...(ref && { to: housePurchasePath(ref) }) }
    case 'hand-over': {
      const [state, gwnummer] = text.split(' ')
      const label = handOverLabels[HandOverState.catch('open').parse(state)]
      return { title: `${label}: ${gwnummer}`, ...(ref && { to: housePurchasePath(ref) }) }
    }
    case 'record':
      return { title: actionText(text) }
  }
}
