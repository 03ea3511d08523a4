import type { HouseDealer, HouseDealerPerson } from '@portal/contract/house/house-dealers'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeptDraft } from '../../ui/use-draft.ts'
import { EmailDialog } from './EmailDialog.tsx'
import { lockedText, roleTexts } from './facts.ts'
import { emailDraft } from './form.ts'
import { useResetSecondFactor, useUnlock } from './queries.ts'

type Opened = { kind: 'email' | 'factor'; person: HouseDealerPerson }

/** The people of a company, with dialogs to change an address and to reset a second factor. */
export function PeoplePanel({ dealer: { id, people } }: { dealer: HouseDealer }) {
  const draft = useKeptDraft(emailDraft, useAccount()?.id)
  const keptOf = people.find((person) => person.id === draft?.personId)
  const [opened, setOpened] = useState<Opened | undefined>(keptOf && { kind: 'email', person: keptOf })
  const close = () => setOpened(undefined)
  return (
    <section className="hp" aria-labelledby="people">
      <header>
        <h2 id="people">Personen</h2>
      </header>
      <ul className="list">
        {people.map((person) => {
          const name = `${person.firstName} ${person.lastName}`
          return (
            <li key={person.id} className="person">
              <div className="g">
                <b>{name}</b>
                <span>
                  {[
                    roleTexts[person.role],
                    person.email,
                    person.emailVerified ? null : t('Adresse unbestätigt'),
                    person.lockedUntil && lockedText(person.lockedUntil),
                    person.lastSeenAt ? t`zuletzt da ${momentText(person.lastSeenAt)}` : t('noch nie da'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </div>
              <div className="row wrap">
                <Button small onClick={() => setOpened({ kind: 'email', person })}>
                  Adresse ändern<span className="vh">: {name}</span>
                </Button>
                {person.lockedUntil && <UnlockButton id={id} person={person} name={name} />}
                {person.hasSecondFactor && (
                  <Button small onClick={() => setOpened({ kind: 'factor', person })}>
                    Zweiten Faktor zurücksetzen<span className="vh">: {name}</span>
                  </Button>
                )}
              </div>
            </li>
          )
        })}
      </ul>
      {opened?.kind === 'email' && (
        <EmailDialog
          id={id}
          person={opened.person}
          kept={opened.person.id === draft?.personId ? draft.email : undefined}
          onClose={close}
        />
      )}
      {opened?.kind === 'factor' && <FactorDialog id={id} person={opened.person} onClose={close} />}
    </section>
  )
}

type UnlockProps = { id: number; person: HouseDealerPerson; name: string }

function UnlockButton({ id, person, name }: UnlockProps) {
  const unlock = useUnlock(id)
  return (
    <Button
      small
      pending={unlock.isPending}
      onClick={() =>
        unlock.mutate(
          { accountId: person.id },
          {
            onSuccess: () => toast('success', t`Die Sperre ist aufgehoben; ${name} bekommt eine Mail.`),
            onError: (error) => toastFailure(error),
          },
        )
      }
    >
      Sperre aufheben<span className="vh">: {name}</span>
    </Button>
  )
}

type DialogProps = { id: number; person: HouseDealerPerson; onClose: () => void }

function FactorDialog({ id, person, onClose }: DialogProps) {
  const reset = useResetSecondFactor(id)
  return (
    <FormDialog
      title="Zweiten Faktor zurücksetzen?"
      action="Zurücksetzen"
      variant="danger"
      pending={reset.isPending}
      onSubmit={() =>
        reset.mutate(
          { accountId: person.id },
          {
            onSuccess: () => {
              toast('success', t('Der zweite Faktor ist zurückgesetzt.'))
              onClose()
            },
          },
        )
      }
      onClose={onClose}
    >
      <p>
        {person.firstName} {person.lastName} wird überall abgemeldet, bekommt eine Mail und meldet sich danach
        nur mit dem Passwort an. Bitte stellen Sie vorher sicher, dass die Bitte wirklich von dieser Person
        kommt.
      </p>
      {reset.error && <Alert kind="error">{textOf(reset.error)}</Alert>}
    </FormDialog>
  )
}
