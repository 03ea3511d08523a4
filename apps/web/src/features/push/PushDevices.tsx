import type { PushDevice } from '@portal/contract/push'
import { dayText } from '@portal/domain/formats'
import { Button } from '../../ui/Button.tsx'

type Props = {
  devices: readonly PushDevice[]
  isPending: boolean
  onRemove: (device: PushDevice) => void
}

const datesOf = ({ createdAt, lastSentAt }: PushDevice) =>
  `eingeschaltet am ${dayText(createdAt)}, ${
    lastSentAt ? `letzte Mitteilung am ${dayText(lastSentAt)}` : 'noch keine Mitteilung'
  }`

/** The account's devices that get notifications; each can be removed from here. */
export function PushDevices({ devices, isPending, onRemove }: Props) {
  return (
    <ul className="push-devices">
      {devices.map((device) => (
        <li key={device.id} className="row between">
          <span>
            <b>{device.name}</b>
            {device.isThisDevice && ' (dieses Gerät)'}
            <br />
            <span className="small muted">{datesOf(device)}</span>
          </span>
          <Button
            small
            aria-label={`${device.name} entfernen`}
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
