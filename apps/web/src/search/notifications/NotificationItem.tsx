import type { SearchNotification } from '@portal/contract/search/notifications'
import { summaryOf } from '@portal/domain/search/criteria-summary'
import { t } from '@portal/domain/values/text'
import { type FormEvent, useState } from 'react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { criteriaFrom } from '../criteria/address.ts'
import { queryOf } from '../criteria/form.ts'
import { useChange, useRemove } from './queries.ts'

const rhythms = [
  { value: 'sofort', label: 'sofort' },
  { value: 'taeglich', label: t('täglich 07:00') },
] as const

/** A search notification with its controls. */
export function NotificationItem({ notification }: { notification: SearchNotification }) {
  const { id, name, state, rhythm, matches } = notification
  const criteria = criteriaFrom(notification.criteria)
  const change = useChange()
  const remove = useRemove()
  const [typed, setTyped] = useState(name)
  const isPaused = state === 'paused'

  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() !== '' && typed !== name) change.mutate({ id, name: typed.trim() })
  }
  return (
    <li className="panel stack">
      <form className="notification-name" onSubmit={rename}>
        <TextField
          label="Name"
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" disabled={typed.trim() === '' || typed === name}>
          Umbenennen
        </Button>
      </form>
      <p className="muted small">
        {summaryOf(criteria)
          .map(({ label, value }) => `${label}: ${value}`)
          .join(' · ')}
      </p>
      <p>
        {isPaused ? t('Angehalten') : t('Aktiv')}, bisher {matches} Treffer
      </p>
      <Segment
        legend={t`Rhythmus von ${name}`}
        name={`rhythm-${id}`}
        items={rhythms}
        value={rhythm}
        onChange={(event) =>
          change.mutate({ id, rhythm: event.target.value === 'taeglich' ? 'taeglich' : 'sofort' })
        }
      />
      <div className="row">
        <LinkButton to={`${paths.searchResults}?${queryOf({ criteria, searchType: 'detailed' })}`}>
          Suche öffnen
        </LinkButton>
        <Button
          pending={change.isPending}
          onClick={() => change.mutate({ id, state: isPaused ? 'active' : 'paused' })}
        >
          {isPaused ? t('Fortsetzen') : t('Anhalten')}
        </Button>
        <Button
          variant="ghost"
          pending={remove.isPending}
          onClick={() => remove.mutate(notification)}
          aria-label={t`${name} löschen`}
        >
          Löschen
        </Button>
      </div>
    </li>
  )
}
