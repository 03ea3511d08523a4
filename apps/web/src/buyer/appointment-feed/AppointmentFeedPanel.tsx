import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toast } from '../../ui/toast.ts'
import { appointmentFeed, useEndFeed, useRenewFeed } from './queries.ts'
import './appointment-feed.css'

const copy = (address: string) =>
  navigator.clipboard.writeText(address).then(
    () => toast('success', t('Die Adresse wurde kopiert.')),
    () => toast('error', t('Die Adresse konnte nicht kopiert werden. Bitte markieren und kopieren Sie sie.')),
  )

type Props = {
  /** Accounts of the sales office see the appointments of all customers. */
  isOffice: boolean
}

/** The secret address by which a calendar program reads the account's appointments. */
export function AppointmentFeedPanel({ isOffice }: Props) {
  const { data, error } = useQuery(appointmentFeed)
  const renew = useRenewFeed()
  const end = useEndFeed()
  const problem = error ?? renew.error ?? end.error
  const address = data?.address
  const [asked, setAsked] = useState<'renew' | 'end'>()
  const change = asked === 'end' ? end : renew
  return (
    <section className="panel stack" aria-labelledby="appointment-feed">
      <h2 id="appointment-feed">Terminkalender</h2>
      <p>
        {isOffice
          ? t(
              'Ihr Kalenderprogramm zeigt alle Termine des Hauses, wenn Sie dort die folgende Adresse abonnieren. Wer die Adresse kennt, sieht die Termine mit den Namen der Kunden: Geben Sie sie nicht weiter. Eine neue Adresse macht die alte ungültig.',
            )
          : t(
              'Ihr Kalenderprogramm zeigt Ihre Termine bei uns, wenn Sie dort die folgende Adresse abonnieren. Wer die Adresse kennt, sieht Ihre Termine: Geben Sie sie nicht weiter. Eine neue Adresse macht die alte ungültig.',
            )}
      </p>
      {problem && <Alert kind="error">{textOf(problem)}</Alert>}
      {address && (
        <output className="feed-address" aria-label="Adresse zum Abonnieren">
          {address}
        </output>
      )}
      {data && !address && (
        <div>
          <Button pending={renew.isPending} onClick={() => renew.mutate()}>
            Kalender einschalten
          </Button>
        </div>
      )}
      {address && (
        <div className="row">
          <Button variant="primary" onClick={() => copy(address)}>
            Adresse kopieren
          </Button>
          <Button onClick={() => setAsked('renew')}>Adresse erneuern</Button>
          <Button onClick={() => setAsked('end')}>Kalender ausschalten</Button>
        </div>
      )}
      {asked && (
        <ConfirmDialog
          title={asked === 'end' ? t('Kalender ausschalten?') : t('Adresse erneuern?')}
          action={asked === 'end' ? t('Ausschalten') : t('Erneuern')}
          pending={change.isPending}
          onConfirm={() => change.mutate(undefined, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        >
          <p>
            Die bisherige Adresse gilt dann nicht mehr und kommt nicht zurück: Programme, die sie abonniert
            haben, zeigen keine Termine mehr.
          </p>
        </ConfirmDialog>
      )}
    </section>
  )
}
