import { type CompanyPerson, changeRole } from '@portal/contract/accounts/company'
import { companyRoles, companyRoleTexts } from '@portal/domain/accounts/company-roles'
import { personName } from '@portal/domain/accounts/person-name'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { options } from '../../ui/SelectField.tsx'
import { toast } from '../../ui/toast.ts'
import { roleChoices } from './facts.ts'
import { refreshCompany, reloadAccount, useLeaveCompany, useRemovePerson } from './queries.ts'

type Props = { people: readonly CompanyPerson[]; isOwner: boolean; ownId: number }

/** The people of a company; owners change roles and remove people, everyone can leave. */
export function PeopleList({ people, isOwner, ownId }: Props) {
  const [leaving, setLeaving] = useState<CompanyPerson>()
  const isLastOwner = isOwner && people.filter(({ role }) => role === 'owner').length === 1
  const close = () => setLeaving(undefined)
  return (
    <section className="panel stack" aria-labelledby="people">
      <h2 id="people">Personen</h2>
      <ul className="people-list">
        {people.map((person) => (
          <li key={person.id}>
            <div className="who">
              <b translate="no">{personName(person)}</b>
              {person.id === ownId && <span className="tag">Sie</span>}
              <span className="muted">{person.email}</span>
            </div>
            {isOwner ? (
              <RoleField person={person} name={personName(person)} isOwn={person.id === ownId} />
            ) : (
              <span>{companyRoleTexts[person.role].label}</span>
            )}
            {person.id === ownId && isLastOwner && (
              <p className="muted">
                Sie sind der einzige Inhaber. Um den Betrieb zu verlassen, ernennen Sie zuerst einen weiteren.
              </p>
            )}
            {person.id === ownId && !isLastOwner && (
              <Button variant="ghost" onClick={() => setLeaving(person)}>
                Betrieb verlassen
              </Button>
            )}
            {isOwner && person.id !== ownId && (
              <Button
                variant="ghost"
                aria-label={t`${personName(person)} entfernen`}
                onClick={() => setLeaving(person)}
              >
                Entfernen
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leaving && leaving.id === ownId && <LeaveDialog onClose={close} />}
      {leaving && leaving.id !== ownId && <RemoveDialog person={leaving} onClose={close} />}
    </section>
  )
}

function RemoveDialog({ person, onClose }: { person: CompanyPerson; onClose: () => void }) {
  const remove = useRemovePerson()
  return (
    <ConfirmDialog
      title={t`${personName(person)} entfernen?`}
      onClose={onClose}
      action="Entfernen"
      pending={remove.isPending}
      onConfirm={() => remove.mutate(person.id, { onSettled: onClose })}
    >
      <p>
        Die Person wird sofort auf allen Geräten abgemeldet. Was sie auf die Merkliste gesetzt hat, bleibt im
        Betrieb.
      </p>
    </ConfirmDialog>
  )
}

function LeaveDialog({ onClose }: { onClose: () => void }) {
  const leave = useLeaveCompany()
  return (
    <ConfirmDialog
      title="Betrieb verlassen?"
      onClose={onClose}
      action="Verlassen"
      pending={leave.isPending}
      onConfirm={() => leave.mutate(undefined, { onError: onClose })}
    >
      <p>
        Sie sehen Händlerpreise, Merkliste und Käufe dieses Betriebs sofort nicht mehr. Zurück kommen Sie nur
        mit einer neuen Einladung. Ihr Konto bleibt bestehen; ohne einen anderen Betrieb werden Sie überall
        abgemeldet.
      </p>
    </ConfirmDialog>
  )
}

type RoleFieldProps = { person: CompanyPerson; name: string; isOwn: boolean }

/** The role of a person; a chosen role takes effect immediately. */
function RoleField({ person: { id, role }, name, isOwn }: RoleFieldProps) {
  const change = useMutation({
    // One change after the other: the field stays enabled meanwhile.
    scope: { id: `role ${id}` },
    mutationFn: async (chosen: CompanyPerson['role']) => {
      await call(changeRole, { params: { id }, body: { role: chosen } })
      if (isOwn) await reloadAccount()
      return chosen
    },
    onSuccess: (chosen) => {
      toast('success', `${name}: ${companyRoleTexts[chosen].label}.`)
      return refreshCompany()
    },
    onError: (error) => toastFailure(error),
  })
  return (
    <select
      className="select"
      aria-label={t`Rolle von ${name}`}
      value={change.isPending ? change.variables : role}
      // Not `disabled`, which would take the focus.
      aria-busy={change.isPending || undefined}
      onChange={({ target }) => {
        const chosen = companyRoles.find((one) => one === target.value)
        if (chosen) change.mutate(chosen)
      }}
    >
      {options(roleChoices(companyRoleTexts))}
    </select>
  )
}
