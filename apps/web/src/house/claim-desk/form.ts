import { ClaimMove } from '@portal/contract/house/claim-desk'
import type { ClaimAction } from '@portal/domain/sale/claim-states'
import { euroCentText } from '@portal/domain/values/formats'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import { aDraft } from '../../draft.ts'

export type Decision = Exclude<ClaimAction, 'take'>

export const decisions: readonly { value: Decision; label: string; hint: string; text: string }[] = [
  { value: 'ask', label: 'Rückfrage', hint: 'Die Frist ruht bis zur Antwort', text: 'Frage an den Händler' },
  {
    value: 'offer',
    label: 'Angebot',
    hint: 'Der Händler nimmt an oder lehnt ab',
    text: 'Begründung an den Händler',
  },
  {
    value: 'credit',
    label: 'Gutschrift',
    hint: 'Betrag, Rechnung bleibt',
    text: 'Begründung an den Händler',
  },
  { value: 'refuse', label: 'Ablehnung', hint: 'Begründung ist Pflicht', text: 'Begründung an den Händler' },
  {
    value: 'take-back',
    label: 'Rücknahme',
    hint: 'Storno und Rückholung',
    text: 'Begründung an den Händler',
  },
]

/** A decision as typed. */
export type DecisionFields = { action: Decision; text: string; amount: string }

export const undecided: DecisionFields = { action: 'credit', text: '', amount: '' }

/** Kept when the session ends, and restored after the next login. */
export const decisionDraft = aDraft<{ id: string; fields: DecisionFields }>()

export const hasAmount = (action: Decision) => action === 'offer' || action === 'credit'

/** The label of the button, which names the result. */
export function buttonOf({ action, amount }: DecisionFields): string {
  const euro = typedNumberOrNull(amount)
  const named = euro === null || Number.isNaN(euro) ? 'Betrag' : euroCentText(euro)
  const labels: Record<Decision, string> = {
    ask: 'Rückfrage senden',
    offer: `${named} anbieten`,
    credit: `${named} gutschreiben`,
    refuse: 'Reklamation ablehnen',
    'take-back': 'Fahrzeug zurücknehmen',
  }
  return labels[action]
}

/** The request, or the flaws by field. */
export function moveOf({ action, text, amount }: DecisionFields, version: number) {
  const { data, error } = ClaimMove.safeParse({
    ...{ action, version, text },
    ...(hasAmount(action) && { amount: typedNumberOrNull(amount) ?? Number.NaN }),
  })
  if (data) return { move: data }
  return {
    flaws: Object.fromEntries(
      error.issues.map(({ path, message }) => [String(path[0]), message]).toReversed(),
    ),
  }
}
