import { ClaimMove } from '@portal/contract/house/claim-desk'
import type { ClaimAction } from '@portal/domain/sale/claim-states'
import { euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { typedNumberOrNull } from '@portal/domain/values/typed-number'
import { aDraft } from '../../draft.ts'

export type Decision = Exclude<ClaimAction, 'take'>

export const decisions: readonly { value: Decision; label: string; hint: string; text: string }[] = [
  {
    value: 'ask',
    label: t('Rückfrage'),
    hint: t('Die Frist ruht bis zur Antwort'),
    text: t('Frage an den Händler'),
  },
  {
    value: 'offer',
    label: t('Angebot'),
    hint: t('Der Händler nimmt an oder lehnt ab'),
    text: t('Begründung an den Händler'),
  },
  {
    value: 'credit',
    label: t('Gutschrift'),
    hint: t('Betrag, Rechnung bleibt'),
    text: t('Begründung an den Händler'),
  },
  {
    value: 'refuse',
    label: t('Ablehnung'),
    hint: t('Begründung ist Pflicht'),
    text: t('Begründung an den Händler'),
  },
  {
    value: 'take-back',
    label: t('Rücknahme'),
    hint: t('Storno und Rückholung'),
    text: t('Begründung an den Händler'),
  },
]

/** A decision as typed. */
export type DecisionFields = { action: Decision; text: string; amount: string }

export const undecided: DecisionFields = { action: 'credit', text: '', amount: '' }

/** Kept when the session ends, and restored after the next login. */
export const decisionDraft = aDraft<{ id: string; fields: DecisionFields }>('claim-decision')

export const hasAmount = (action: Decision) => action === 'offer' || action === 'credit'

/** The label of the button, which names the result. */
export function buttonOf({ action, amount }: DecisionFields): string {
  const euro = typedNumberOrNull(amount)
  const named = euro === null || Number.isNaN(euro) ? t('Betrag') : euroCentText(euro)
  const labels: Record<Decision, string> = {
    ask: t('Rückfrage senden'),
    offer: t`${named} anbieten`,
    credit: t`${named} gutschreiben`,
    refuse: t('Reklamation ablehnen'),
    'take-back': t('Fahrzeug zurücknehmen'),
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
