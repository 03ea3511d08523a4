import { inviteColleague, type NewColleague } from '@portal/contract/house/colleagues'
import { houseRoleTexts } from '@portal/domain/accounts/house-roles'
import { t } from '@portal/domain/values/text'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { InvitationForm } from '../../accounts/company/InvitationForm.tsx'
import { call, textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { useAccount } from '../../session/account.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { NameFields } from '../../ui/NameFields.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { ColleagueRow } from './ColleagueRow.tsx'
import { colleagues, refreshColleagues } from './queries.ts'
import '../../styles/company.css'

export const handle = { title: t('Kollegen') }

/** The accounts of the house; administrators invite colleagues, change roles and end access. */
export function Component() {
  const ownId = useAccount()?.id
  const { data, error, refetch } = useQuery(colleagues)
  return (
    <>
      <HouseHead title="Kollegen">
        <p>Jeder Zugang braucht beim ersten Anmelden einen zweiten Faktor.</p>
      </HouseHead>
      <div className="stack l">
        {!data && !error && <Spinner label="Die Kollegen werden geladen" />}
        {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
        {data && (
          <section className="panel stack" aria-labelledby="colleagues">
            <h2 id="colleagues">Zugänge</h2>
            <ul className="people-list">
              {data.map((colleague) => (
                <ColleagueRow key={colleague.id} colleague={colleague} isOwn={colleague.id === ownId} />
              ))}
            </ul>
          </section>
        )}
        {(data || error) && <InviteColleagueForm />}
      </div>
    </>
  )
}

const rules = lazyRules(async () => (await import('./form.ts')).colleagueResolver)
const empty: NewColleague = { email: '', firstName: '', lastName: '', role: 'backoffice' }

function InviteColleagueForm() {
  const form = useForm({ resolver: rules, defaultValues: empty })
  const { errors, isSubmitting } = form.formState
  const invite = useMutation({
    mutationFn: (body: NewColleague) => call(inviteColleague, { body }),
    onSuccess: ({ email }) => {
      toast('success', t`Der Link zum Festlegen des Passworts ist an ${email} unterwegs.`)
      form.reset(empty)
      return refreshColleagues()
    },
  })
  return (
    <InvitationForm
      title="Kollegen einladen"
      names={
        <NameFields
          first={form.register('firstName')}
          last={form.register('lastName')}
          errors={errors}
          isOthers
        />
      }
      email={{ error: errors.email?.message, ...form.register('email') }}
      role={form.register('role')}
      roles={houseRoleTexts}
      error={invite.error}
      isPending={isSubmitting || invite.isPending}
      onSubmit={form.handleSubmit((values) => invite.mutate(values))}
    />
  )
}
