import { claimPhotoMaxBytes } from '@portal/domain/sale/claim-items'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { detailOf } from '../../detail-of.ts'
import { FieldMessage } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { claimPhotoUrl, dropPhoto, uploadPhoto } from './queries.ts'

type Props = {
  purchaseId: string
  /** The ids of the photos sent so far. */
  photos: readonly string[]
  /** How many more there may be. */
  room: number
  error?: string | undefined
  onAdd: (photo: string) => void
  onDrop: (photo: string) => void
}

/** Photos that are sent as soon as they are chosen; on phones the button offers the camera. */
export function PhotoField({ purchaseId, photos, room, error, onAdd, onDrop }: Props) {
  const [waiting, setWaiting] = useState(0)
  const [flaw, setFlaw] = useState<string>()
  async function add(files: File[]) {
    setFlaw(
      files.length > room
        ? plural(files.length - room, 'Es fehlt der Platz für 1 Foto.', 'Es fehlt der Platz für # Fotos.')
        : undefined,
    )
    const chosen = files.slice(0, room)
    setWaiting((count) => count + chosen.length)
    for (const file of chosen) {
      try {
        if (file.size > 2 * claimPhotoMaxBytes) throw new Error(t`${file.name}: Das Foto ist zu groß.`)
        onAdd(await uploadPhoto(purchaseId, file))
      } catch (failure) {
        setFlaw(failure instanceof Error ? `${file.name}: ${detailOf(failure)}` : String(failure))
      }
      setWaiting((count) => count - 1)
    }
  }
  async function drop(photo: string) {
    onDrop(photo)
    await dropPhoto(purchaseId, photo).catch(() => undefined)
  }
  return (
    <div>
      <ul className="claim-photos">
        {photos.map((photo, index) => (
          <li key={photo}>
            <img src={claimPhotoUrl(purchaseId, photo)} alt={t`Foto ${index + 1}`} width={120} height={120} />
            <IconButton Icon={IconX} label={t`Foto ${index + 1} verwerfen`} onClick={() => drop(photo)} />
          </li>
        ))}
        {room > 0 && (
          <li>
            <label className="add">
              {waiting > 0 ? (
                <Spinner label={plural(waiting, '1 Foto wird gesendet', '# Fotos werden gesendet')} />
              ) : (
                <IconCamera aria-hidden />
              )}
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
      {(flaw ?? error) && <FieldMessage text={flaw ?? error ?? ''} />}
    </div>
  )
}
