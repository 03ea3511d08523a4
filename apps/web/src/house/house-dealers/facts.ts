import type { ReviewState } from '@portal/contract/accounts/documents'
import { HandOverState } from '@portal/contract/sale/hand-overs'
import type { DealerEvent } from '@portal/contract/house/house-dealers'
import type { CompanyRole } from '@portal/domain/accounts/company-roles'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { auditActionText } from '@portal/domain/house/audit-texts'
import { dayText, momentText } from '@portal/domain/values/formats'
import { stateLabels } from '../../accounts/dealer-activation/facts.ts'
import { enquiryPath, housePurchasePath } from '../../house-paths.ts'

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

export const roleTexts: Record<CompanyRole, string> = {
  owner: 'Inhaber',
  buyer: 'Einkauf',
  accountant: 'Buchhaltung',
  reader: 'Nur lesen',
}

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
      return { title: auditActionText(text) }
  }
}

export const lockedText = (until: string) => `Anmeldung gesperrt bis ${momentText(until)}`
