import type { NoticeBy, PushDevice } from '@portal/contract/buyer/push'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { browserState, pushState, useChooseNoticeBy, useSwitchOff, useSwitchOn } from './queries.ts'
import './push.css'

const reasonOf = (error: unknown) =>
  error instanceof ApiProblem
    ? textOf(error)
    : t(
        'Ihr Browser hat die Mitteilungen nicht eingeschaltet. Bitte prüfen Sie seine Einstellungen und Ihre Verbindung.',
      )

const obstacles = {
  unsupported: t(
    'Dieser Browser kann keine Mitteilungen anzeigen. Auf iPhone und iPad geht es, wenn Sie das Portal zum Startbildschirm hinzufügen und dort öffnen.',
  ),
  denied: t(
    'Mitteilungen dieses Portals sind in Ihrem Browser gesperrt. Erlauben Sie sie in den Einstellungen der Seite, um sie hier einzuschalten.',
  ),
}

/**
 * The switch for push messages on this device. The browser requests the permission only after the click. Nothing is
 * shown if the operator has not configured push messages.
 */
export function PushPanel() {
  const { data: state } = useQuery(pushState)
  const { data: browser } = useQuery(browserState)
  const on = useSwitchOn()
  const off = useSwitchOff()
  const [asked, setAsked] = useState<PushDevice>()
  if (!state?.publicKey || !browser) return null
  const { publicKey, noticeBy, devices } = state
  const here = browser === 'on' ? devices.find(({ isThisDevice }) => isThisDevice) : undefined
  const error = on.error ?? off.error
  /** Only the device itself can be subscribed again, so removing another one is confirmed. */
  const remove = (device: PushDevice) => {
    if (!device.isThisDevice) return setAsked(device)
    off.mutate(device, {
      onSuccess: () => toastUndo(t('Dieses Gerät meldet sich nicht mehr.'), () => on.mutate(publicKey)),
    })
  }
  return (
    <section className="panel stack" aria-labelledby="push">
      <h2 id="push">Mitteilungen</h2>
      <p>
        Auf Wunsch meldet sich dieses Gerät sofort, auch wenn das Portal geschlossen ist: bei einem Treffer
        einer Suche mit „Mail sofort“ und bei Preisänderung oder Verkauf eines gemerkten Fahrzeugs mit „Mail
        bei Änderung“. Preise stehen nicht in den Mitteilungen. Sie enden, wenn Sie sich auf dem Gerät
        abmelden oder Ihr Passwort ändern.
      </p>
      {error && <Alert kind="error">{reasonOf(error)}</Alert>}
      {browser === 'unsupported' || browser === 'denied' ? (
        <p className="muted">{obstacles[browser]}</p>
      ) : (
        <div>
          {here ? (
            <Button pending={off.isPending} onClick={() => off.mutate(here)}>
              Auf diesem Gerät ausschalten
            </Button>
          ) : (
            <Button variant="primary" pending={on.isPending} onClick={() => on.mutate(publicKey)}>
              Auf diesem Gerät einschalten
            </Button>
          )}
        </div>
      )}
      {browser === 'off' && on.data === null && (
        <p role="status">Ohne die Erlaubnis in Ihrem Browser bleiben die Mitteilungen ausgeschaltet.</p>
      )}
      {devices.length > 0 && (
        <>
          <NoticeChoice noticeBy={noticeBy} />
          <PushDevices devices={devices} isPending={off.isPending} onRemove={remove} />
        </>
      )}
      {asked && (
        <ConfirmDialog
          title={t`${asked.name} entfernen?`}
          action="Entfernen"
          pending={off.isPending}
          onConfirm={() => off.mutate(asked, { onSettled: () => setAsked(undefined) })}
          onClose={() => setAsked(undefined)}
        >
          <p>Das Gerät meldet sich nicht mehr. Wieder einschalten können Sie es nur auf dem Gerät selbst.</p>
        </ConfirmDialog>
      )}
    </section>
  )
}

const choices: readonly { value: NoticeBy; label: string }[] = [
  { value: 'both', label: t('Mitteilung und E-Mail') },
  { value: 'push', label: t('nur Mitteilung; nimmt kein Gerät sie an, kommt nach zehn Minuten die E-Mail') },
  { value: 'mail', label: t('nur E-Mail') },
]

/** Chooses push message, mail or both for immediate news; daily summaries are always mails. */
function NoticeChoice({ noticeBy }: { noticeBy: NoticeBy }) {
  const choose = useChooseNoticeBy()
  const chosen = choose.isPending ? choose.variables : noticeBy
  return (
    <fieldset>
      <legend>Sofort-Nachrichten kommen als</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          type="radio"
          name="noticeBy"
          label={label}
          checked={chosen === value}
          onChange={() => choose.mutate(value)}
        />
      ))}
    </fieldset>
  )
}

type Props = {
  devices: readonly PushDevice[]
  isPending: boolean
  onRemove: (device: PushDevice) => void
}

const datesOf = ({ createdAt, lastSentAt }: PushDevice) =>
  lastSentAt
    ? t`eingeschaltet am ${dayText(createdAt)}, letzte Mitteilung am ${dayText(lastSentAt)}`
    : t`eingeschaltet am ${dayText(createdAt)}, noch keine Mitteilung`

/** The push devices of the account; each can be removed. */
function PushDevices({ devices, isPending, onRemove }: Props) {
  return (
    <ul className="push-devices">
      {devices.map((device) => (
        <li key={device.id} className="row between">
          <span>
            <b>{device.name}</b>
            {device.isThisDevice && t(' (dieses Gerät)')}
            <br />
            <span className="small muted">{datesOf(device)}</span>
          </span>
          <Button
            small
            aria-label={t`${device.name} entfernen`}
            disabled={isPending}
            onClick={() => onRemove(device)}
          >
            Entfernen
          </Button>
        </li>
      ))}
    </ul>
  )
}
