import { StockRule } from '@portal/contract/house/stock-jobs'
import { today } from '@portal/domain/buyer/appointment'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useMutation, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { redirect, useLocation, useNavigate, useParams } from 'react-router'
import { z } from 'zod'
import { ApiProblem, textOf } from '../../api.ts'
import { housePaths, jobPath } from '../../house-paths.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { actionTexts } from './facts.ts'
import { emptyFields, type FieldErrors, newJobDraft, ruleOf } from './form.ts'
import { jobDefaults, prepareJob, withPartnerNumber } from './queries.ts'
import { RuleForm } from './RuleForm.tsx'
import '../../styles/stock-jobs.css'
import { submitted } from '../../ui/submitted.ts'

export const handle = { title: t('Neuer Auftrag') }

const Action = z.enum(StockRule.options.map(({ shape }) => shape.action.value))
/** The navigation state: the chosen vehicles and, if known, the dealer and the person who buys. */
const Chosen = z.object({
  gwnummern: z.array(z.string()).min(1),
  partner_number: z.string().optional(),
  buyerId: z.int().optional(),
})

export async function loader({ params: { action } }: { params: { action?: string } }) {
  if (!Action.safeParse(action).success) throw redirect(housePaths.jobs)
  await queryClient.ensureQueryData(jobDefaults)
  return null
}

/** The form for an action without useful default values, before its first preview. */
export function Component() {
  const { action } = useParams()
  const draft = useKeptDraft(newJobDraft, useAccount()?.id)
  const kept = draft?.fields.action === action ? draft : null
  const { state } = useLocation()
  // A login in between loses the navigation state, so the draft contains it too.
  const chosen = Chosen.safeParse(state ?? kept)
  const navigate = useNavigate()
  const { reservationDays } = useSuspenseQuery(jobDefaults).data
  const [fields, setFields] = useState(
    () =>
      kept?.fields ?? {
        ...emptyFields(Action.parse(action), today(new Date(Date.now())), reservationDays),
        partner_number: chosen.data?.partner_number ?? '',
        buyerId: String(chosen.data?.buyerId ?? ''),
      },
  )
  useKeepDraft(newJobDraft, () => (chosen.success ? { fields, gwnummern: chosen.data.gwnummern } : null))
  const [errors, setErrors] = useState<FieldErrors>({})
  const prepare = useMutation({
    mutationFn: async (gwnummern: string[]) => {
      const read = ruleOf(await withPartnerNumber(fields))
      setErrors('errors' in read ? read.errors : {})
      return 'rule' in read ? prepareJob(read.rule, gwnummern) : null
    },
    onSuccess: (job) => job && navigate(jobPath(job.id), { replace: true }),
    onError: (error) => {
      if (error instanceof ApiProblem)
        setErrors(
          Object.fromEntries(error.errors.map(({ path, message }) => [path.replace('rule.', ''), message])),
        )
    },
  })
  if (!chosen.success)
    return (
      <EmptyState level="h1" title="Keine Fahrzeuge gewählt">
        <LinkButton to={housePaths.vehicles}>Zu den Fahrzeugen</LinkButton>
      </EmptyState>
    )
  const { gwnummern } = chosen.data
  return (
    <>
      <HouseHead title={actionTexts[fields.action]}>
        <p>
          {gwnummern.length === 1
            ? `GW ${gwnummern[0]}`
            : t`${countText(gwnummern.length)} gewählte Fahrzeuge`}
        </p>
      </HouseHead>
      <form noValidate className="hp new-job" onSubmit={submitted(() => prepare.mutate(gwnummern))}>
        <div className="in stack">
          <RuleForm fields={fields} errors={errors} onChange={setFields} />
          {prepare.error && Object.keys(errors).length === 0 && (
            <Alert kind="error">{textOf(prepare.error)}</Alert>
          )}
        </div>
        <footer>
          <Button type="submit" variant="primary" pending={prepare.isPending}>
            Vorschau zeigen
          </Button>
        </footer>
      </form>
    </>
  )
}
