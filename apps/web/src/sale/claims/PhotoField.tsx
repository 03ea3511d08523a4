import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { dropPhoto, type PhotoQueue, type Sending } from '../claim-photos/queries.ts'
import { claimPhotoUrl } from './queries.ts'

type Props = {
  purchaseId: string
  queue: PhotoQueue
  /** The ids of the photos sent so far. */
  photos: readonly string[]
  /** How many more there may be, those that are waiting included. */
  room: number
  error?: string | undefined
  onAdd: (files: readonly File[]) => void
  onDrop: (photo: string) => void
}

/** Photos that are sent as soon as they are chosen; on phones the button offers the camera. */
export function PhotoField({ purchaseId, queue, photos, room, error, onAdd, onDrop }: Props) {
  const sending = useSyncExternalStore(queue.subscribe, queue.state)
  const [flaw, setFlaw] = useState<string>()
  const left = room - sending.waiting.length
  const add = (files: readonly File[]) => {
    const missing = files.length - left
    setFlaw(
      missing > 0
        ? plural(missing, 'Es fehlt der Platz für 1 Foto.', 'Es fehlt der Platz für # Fotos.')
        : undefined,
    )
    onAdd(files.slice(0, left))
  }
  async function drop(photo: string) {
    onDrop(photo)
    await dropPhoto(purchaseId, photo).catch(() => undefined)
  }
  return (
    <div className="stack s">
      <ul className="claim-photos">
        {photos.map((photo, index) => (
          <li key={photo}>
            <img src={claimPhotoUrl(purchaseId, photo)} alt={t`Foto ${index + 1}`} width={120} height={120} />
            <IconButton Icon={IconX} label={t`Foto ${index + 1} verwerfen`} onClick={() => drop(photo)} />
          </li>
        ))}
        {left > 0 && (
          <li>
            <label className="add">
              <IconCamera aria-hidden />
              <span>Foto</span>
              <input
                type="file"
                className="vh"
                multiple
                accept="image/jpeg,image/png,image/webp"
                onChange={({ target }) => {
                  add([...(target.files ?? [])])
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <Progress {...sending} />
      {sending.refused.map(({ key, name, flaw: reason }) => (
        <div key={key} className="stack s">
          <FieldMessage text={`${name}: ${reason}`} />
          <div className="row wrap">
            <Button small onClick={() => queue.sendAgain(key)}>
              Noch einmal senden<span className="vh">: {name}</span>
            </Button>
            <Button small variant="ghost" onClick={() => queue.forget(key)}>
              Verwerfen<span className="vh">: {name}</span>
            </Button>
          </div>
        </div>
      ))}
      {(flaw ?? error) && <FieldMessage text={flaw ?? error ?? ''} />}
    </div>
  )
}

/** How many of the chosen photos have arrived. */
function Progress({ waiting, sent, isInterrupted, isKept }: Sending) {
  const all = sent + waiting.length
  return (
    <div role="status">
      {waiting.length > 0 && (
        <>
          <label className="claim-progress">
            {t`${sent} von ${all} Fotos gesendet`}
            <progress max={all} value={sent} />
          </label>
          {isInterrupted && (
            <p className="small">
              {isKept
                ? t(
                    'Die Verbindung ist unterbrochen. Es geht von selbst weiter. Die Fotos bleiben auf diesem Gerät, auch wenn Sie die Seite neu laden.',
                  )
                : t(
                    'Die Verbindung ist unterbrochen. Bitte die Seite offen lassen, es geht von selbst weiter.',
                  )}
            </p>
          )}
        </>
      )}
    </div>
  )
}
