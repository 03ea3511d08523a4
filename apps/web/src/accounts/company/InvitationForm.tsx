import type { ComponentProps, ReactNode } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmailField } from '../../ui/EmailField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { type RoleTexts, roleChoices } from './facts.ts'

type Props = {
  title: string
  note?: ReactNode
  /** The name fields, where the inviting person enters the name. */
  names?: ReactNode
  email: Omit<ComponentProps<typeof EmailField>, 'label'>
  role: ComponentProps<'select'>
  roles: RoleTexts
  error: Error | null
  isPending: boolean
  onSubmit: ComponentProps<'form'>['onSubmit']
}

/** Invites a person by mail into a role of a company or of the house. */
export const InvitationForm = ({
  title,
  note,
  names,
  email,
  role,
  roles,
  error,
  isPending,
  onSubmit,
}: Props) => (
  <form className="panel stack" onSubmit={onSubmit} noValidate>
    <h2>{title}</h2>
    {note}
    {error && <Alert kind="error">{textOf(error)}</Alert>}
    <div className="form2">
      {names}
      <EmailField label="E-Mail" required autoComplete="off" {...email} />
      <SelectField label="Rolle" required choices={roleChoices(roles)} {...role} />
    </div>
    <ul className="muted">
      {Object.values(roles).map(({ label, rights }) => (
        <li key={label}>
          {label}: {rights}
        </li>
      ))}
    </ul>
    <div className="formfoot">
      <Button type="submit" variant="primary" pending={isPending}>
        Einladung senden
      </Button>
    </div>
  </form>
)
