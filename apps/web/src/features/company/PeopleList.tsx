import type { CompanyPerson } from '@portal/contract/company'
import { companyRoleTexts } from '@portal/domain/company-roles'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { useRemovePerson } from './queries.ts'
import { RoleField } from './RoleField.tsx'

type Props = { people: readonly CompanyPerson[]; isOwner: boolean; ownId: number }

const nameOf = ({ firstName, lastName }: CompanyPerson) => `${firstName} ${lastName}`

export function PeopleList({ people, isOwner, ownId }: Props) {
  const [leaving, setLeaving] = useState<CompanyPerson>()
  const remove = useRemovePerson()
  const close = () => setLeaving(undefined)
  return (
    <section className="panel stack" aria-labelledby="people">
      <h2 id="people">Personen</h2>
      <ul className="people-list">
        {people.map((person) => (
          <li key={person.id}>
            <div className="who">
              <b>{nameOf(person)}</b>
              {person.id === ownId && <span className="tag">Sie</span>}
              <span className="muted">{person.email}</span>
            </div>
            {isOwner ? (
              <>
                <RoleField person={person} name={nameOf(person)} isOwn={person.id === ownId} />
                <Button
                  variant="ghost"
                  aria-label={`${nameOf(person)} entfernen`}
                  onClick={() => setLeaving(person)}
                >
                  Entfernen
                </Button>
              </>
            ) : (
              <span>{companyRoleTexts[person.role].label}</span>
            )}
          </li>
        ))}
      </ul>
      {leaving && (
        <Dialog
          title={`${nameOf(leaving)} entfernen?`}
          onClose={close}
          action={
            <Button
              variant="danger"
              pending={remove.isPending}
              onClick={() => remove.mutate(leaving.id, { onSettled: close })}
            >
              Entfernen
            </Button>
          }
        >
          <p>
            Die Person wird sofort auf allen Geräten abgemeldet. Was sie auf die Merkliste gesetzt hat, bleibt
            im Betrieb.
          </p>
        </Dialog>
      )}
    </section>
  )
}
