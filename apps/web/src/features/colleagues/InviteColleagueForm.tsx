import { inviteColleague, type NewColleague } from '@portal/contract/colleagues'
import { houseRoles, houseRoleTexts } from '@portal/domain/house-roles'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { call, textOf } from '../../api.ts'
import { lazyRules } from '../../lazy-rules.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { NameFields } from '../../ui/NameFields.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { toast } from '../../ui/toast.ts'
import { roleChoices } from './facts.ts'
import { refreshColleagues } from './queries.ts'

const rules = lazyRules(async () => (await import('./form.ts')).colleagueResolver)
const empty: NewColleague = { email: '', firstName: '', lastName: '', role: 'backoffice' }

export function InviteColleagueForm() {
  const form = useForm({ resolver: rules, defaultValues: empty })
  const { errors } = form.formState
  const invite = useMutation({
    mutationFn: (body: NewColleague) => call(inviteColleague, { body }),
    onSuccess: ({ email }) => {
      toast('success', `Der Link zum Festlegen des Passworts ist an ${email} unterwegs.`)
      form.reset(empty)
      return refreshColleagues()
    },
  })
  return (
    <form className="panel stack" onSubmit={form.handleSubmit((values) => invite.mutate(values))} noValidate>
      <h2>Kollegen einladen</h2>
      {invite.error && <Alert kind="error">{textOf(invite.error)}</Alert>}
      <div className="form2">
        <NameFields
          first={form.register('firstName')}
          last={form.register('lastName')}
          errors={errors}
          isOthers
        />
        <EmailField
          label="E-Mail"
          required
          autoComplete="off"
          error={errors.email?.message}
          {...form.register('email')}
        />
        <SelectField label="Rolle" required choices={roleChoices} {...form.register('role')} />
      </div>
      <ul className="muted">
        {houseRoles.map((role) => (
          <li key={role}>
            {houseRoleTexts[role].label}: {houseRoleTexts[role].rights}
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
