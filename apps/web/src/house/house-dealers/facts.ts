import type { ReviewState } from '@portal/contract/accounts/documents'
import type { VatAnswer } from '@portal/contract/accounts/vat-checks'
import type { DealerEvent } from '@portal/contract/house/house-dealers'
import { HandOverState } from '@portal/contract/sale/hand-overs'
import type { CompanyRole } from '@portal/domain/accounts/company-roles'
import { type VatState, vatStateLabels } from '@portal/domain/accounts/vat-id-states'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { auditActionText } from '@portal/domain/house/audit-texts'
import { dayText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
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
  owner: t('Inhaber'),
  buyer: t('Einkauf'),
  accountant: t('Buchhaltung'),
  reader: t('Nur lesen'),
}

/** When it happened; a purchase has a date without a time. */
export const whenText = ({ kind, at }: DealerEvent) => (kind === 'purchase' ? dayText(at) : momentText(at))

/** The title of an event and the page it links to. */
export function eventFacts({ kind, text, ref }: DealerEvent): { title: string; to?: string } {
  switch (kind) {
    case 'note':
      return { title: text }
    case 'enquiry':
      return { title: t`Anfrage zu ${text}`, ...(ref && { to: enquiryPath(ref) }) }
    case 'purchase':
      return { title: t`Kauf ${text}`, ...(ref && { to: housePurchasePath(ref) }) }
    case 'hand-over': {
      const [state, gwnummer] = text.split(' ')
      const label = handOverLabels[HandOverState.catch('open').parse(state)]
      return { title: `${label}: ${gwnummer}`, ...(ref && { to: housePurchasePath(ref) }) }
    }
    case 'record':
      return { title: auditActionText(text) }
  }
}

/** The look of a VAT id's state, as a class of `.st`. */
export const vatMarks = {
  checking: 'run',
  confirmed: 'ok',
  pending: 'res',
  invalid: 'bad',
} as const satisfies Record<VatState, string>

export const vatServiceTexts: Record<VatAnswer['service'], string> = {
  evatr: 'BZSt (eVatR)',
  vies: t('EU-Kommission (VIES)'),
  sample: t('Probe ohne Anfrage'),
  hand: t('von Hand'),
}

/** What an answer said about a number. */
export const vatAnswerText = ({ outcome }: Pick<VatAnswer, 'outcome'>) =>
  outcome === 'confirmed' || outcome === 'invalid'
    ? vatStateLabels[outcome].toLowerCase()
    : {
        off: t('nicht geprüft'),
        'by-hand': t('von Hand bestätigt'),
        unavailable: t('keine Antwort'),
        refused: t('Anfrage abgelehnt'),
        'name-differs': t('gültig, Name weicht ab'),
        'city-differs': t('gültig, Ort weicht ab'),
        'name-unknown': t('gültig, Name nicht genannt'),
      }[outcome]

export const lockedText = (until: string) => t`Anmeldung gesperrt bis ${momentText(until)}`
