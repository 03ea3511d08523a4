import type { HousePurchase } from '@portal/contract/house/house-purchases'
import type { HandOverState } from '@portal/contract/sale/hand-overs'
import { countries, homeCountry, isInUnion } from '@portal/domain/accounts/countries'
import { vatSummary } from '@portal/domain/accounts/vat-id-states'
import { handOverLabels, handOverStates } from '@portal/domain/buyer/hand-over'
import { taxCaseLabels } from '@portal/domain/sale/invoice-tax'
import { t } from '@portal/domain/values/text'

const looks = {
  open: 'res',
  paid: 'prep',
  documents: 'prep',
  ready: 'run',
  collected: 'ok',
} as const satisfies Record<HandOverState, string>

/** Label and look of the state of a purchase. */
export const stateOf = ({ state, takenBackAt }: Pick<HousePurchase, 'state' | 'takenBackAt'>) =>
  takenBackAt
    ? { label: t('Zurückgenommen'), look: 'bad' }
    : { label: handOverLabels[state], look: looks[state] }

/** The label of the button for the next step. */
export const stepActions = {
  paid: t('Zahlungseingang eintragen'),
  documents: t('Papiere fertig melden'),
  ready: t('Abholbereit melden'),
  collected: t('Abholung eintragen'),
} as const satisfies Record<Exclude<HandOverState, 'open'>, string>

const neighbour = (state: HandOverState, by: 1 | -1) => handOverStates[handOverStates.indexOf(state) + by]

/** The state after a state; undefined after the last. */
export const nextState = (state: HandOverState) => {
  const next = neighbour(state, 1)
  return next === 'open' ? undefined : next
}

/** The state before a state; undefined before the first. */
export const previousState = (state: HandOverState) => neighbour(state, -1)

/** What held at the sale, and holds whatever changes for the company; "–" where it was not recorded. */
export function termsText(terms: HousePurchase['terms']): string {
  if (!terms) return '–'
  const { tier, taxCase, country, vatId } = terms
  return [
    tier === 'net' ? t('Nettopreis') : t('Bruttopreis'),
    ...(taxCase ? [taxCaseLabels[taxCase]] : []),
    countries[country].name,
    ...(vatId ? [vatId] : []),
  ].join(' · ')
}

/** The VAT id of the buying company with its state, which decides about an invoice without German VAT within the Union. */
export function vatText(company: HousePurchase['companyVat']): string {
  if (!company) return '–'
  const { country, vat } = company
  if (country === homeCountry) return t`${countries[country].name}, keine nötig`
  if (!isInUnion(country)) return t`${countries[country].name}, Ausfuhr`
  return vat ? vatSummary(vat) : t`${countries[country].name}, keine`
}
