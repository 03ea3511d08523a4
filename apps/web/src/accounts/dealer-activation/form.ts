import { partnerNumber, required } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { ApiProblem, textOf } from '../../api.ts'

/** The activation form (J-02 to J-05); the choice is a string, because radio buttons have string values. */
export const ActivationForm = z.object({
  username: z
    .string()
    .trim()
    .min(1, required(t('Benutzername'))),
  partnernumber: partnerNumber(),
  aktivieren: z.enum(['ja', 'nein']),
})
export type ActivationForm = z.output<typeof ActivationForm>

export const activationQuery = ({ aktivieren, ...form }: ActivationForm) => ({
  ...form,
  aktivieren: aktivieren === 'ja',
})

export const activatedText = (activated: boolean) =>
  activated ? t('Händler wurde aktiviert.') : t('Händler wurde deaktiviert.')

const failed = t('Händler konnte nicht aktiviert werden.')
const shownVerbatim = ['partnernumber-already-assigned', 'email-not-verified-exception']

/**
 * two problem types keep the server's text, "already (in)active" depends on the request, all others get
 * the general text.
 */
export function activationProblem(error: unknown, wantedActive: boolean): string {
  if (error instanceof ApiProblem && shownVerbatim.includes(error.type)) return error.message
  return textOf(error, {
    'dealer-is-activated': wantedActive
      ? t('Der Händleraccount ist bereits aktiv.')
      : t('Der Händleraccount ist bereits deaktiv.'),
    default: failed,
  })
}

/** The reason to show after the general text; null for problems that have their own text. */
export const activationReason = (error: unknown): string | null =>
  error instanceof ApiProblem && activationProblem(error, true) === failed && error.status < 500
    ? error.message
    : null

export const ReasonForm = z.object({
  reason: z
    .string()
    .trim()
    .min(1, required(t('Grund')))
    .max(1000),
})
