import { invitePerson, type NewInvitation } from '@portal/contract/company'
import { companyRoles, companyRoleTexts, invitationDays } from '@portal/domain/company-roles'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call, textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { toast } from '../../ui/toast.ts'
import { roleChoices } from './facts.ts'
import { refreshCompany } from './queries.ts'

const rules = lazyRules(async () => (await import('./form.ts')).invitationResolver)
const empty: NewInvitation = { email: '', role: 'buyer' }

export function InviteForm() {
  const form = useForm({ resolver: rules, defaultValues: empty })
  const invite = useMutation({
    mutationFn: (body: NewInvitation) => call(invitePerson, { body }),
    onSuccess: ({ email }) => {
      toast('success', `Die Einladung an ${email} ist unterwegs.`)
      form.reset(empty)
      return refreshCompany()
    },
  })
  return (
    <form className="panel stack" onSubmit={form.handleSubmit((values) => invite.mutate(values))} noValidate>
      <h2>Person einladen</h2>
      <p>
        Die Person erhält eine Mail mit einem Link, der {invitationDays} Tage gilt und nur mit dieser Adresse
        angenommen werden kann.
      </p>
      {invite.error && <Alert kind="error">{textOf(invite.error)}</Alert>}
      <div className="form2">
        <EmailField
          label="E-Mail"
          required
          autoComplete="off"
          error={form.formState.errors.email?.message}
          {...form.register('email')}
        />
        <SelectField label="Rolle" required choices={roleChoices} {...form.register('role')} />
      </div>
      <ul className="muted">
        {companyRoles.map((role) => (
          <li key={role}>
            {companyRoleTexts[role].label}: {companyRoleTexts[role].rights}
          </li>
        ))}
      </ul>
      <div className="formfoot">
        <Button type="submit" variant="primary" pending={invite.isPending}>
          Einladung senden
        </Button>
      </div>
    </form>
  )
}
