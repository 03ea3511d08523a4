import type { VehiclePhotos } from '@portal/contract/house/photos'
import { t } from '@portal/domain/values/text'
import { useRef, useState } from 'react'
import { SortableGrid } from '../../ui/SortableGrid.tsx'
import { type PhotoAction, PhotoTile } from './PhotoTile.tsx'
import { PlateDialog } from './PlateDialog.tsx'
import { useDeletion, useOrder, usePlate } from './queries.ts'
import { uploadFiles } from './uploads.ts'

/** The photos of a vehicle: order, main photo, plate, replacing and deleting. */
export function PhotoGrid({ vehicle }: { vehicle: VehiclePhotos }) {
  const { gwnummer, photos, tasks } = vehicle
  const order = useOrder(gwnummer)
  const deletion = useDeletion(gwnummer)
  const plate = usePlate(gwnummer)
  const [covering, setCovering] = useState<number>()
  const [replaced, setReplaced] = useState<number>()
  const chooser = useRef<HTMLInputElement>(null)
  const ids = photos.map(({ eaktedokumentid }) => eaktedokumentid)
  const covered = photos.find(({ eaktedokumentid }) => eaktedokumentid === covering)
  const isBusy = (id: number) => tasks.some(({ replaces, state }) => replaces === id && state === 'waiting')

  const moveTo = (id: number, place: number) =>
    order.mutate(ids.filter((one) => one !== id).toSpliced(place, 0, id))

  function act(action: PhotoAction, id: number) {
    const place = ids.indexOf(id)
    if (action === 'main') moveTo(id, 0)
    if (action === 'earlier') moveTo(id, place - 1)
    if (action === 'later') moveTo(id, place + 1)
    if (action === 'plate') setCovering(id)
    if (action === 'delete') deletion.mutate(id)
    if (action === 'replace') {
      setReplaced(id)
      chooser.current?.click()
    }
  }

  if (photos.length === 0)
    return <p className="muted">Dieses Fahrzeug hat noch kein Foto und ist nicht sichtbar.</p>
  return (
    <>
      <p className="keys onlyd">
        <span>
          <kbd>Leertaste</kbd> aufnehmen und ablegen
        </span>
        <span>
          <kbd>←</kbd> <kbd>→</kbd> verschieben
        </span>
        <span>
          <kbd>H</kbd> Hauptfoto
        </span>
        <span>
          <kbd>Esc</kbd> zurück
        </span>
      </p>
      <SortableGrid
        label="Fotos in ihrer Reihenfolge"
        noun={t('Foto')}
        className="pgrid"
        onOrder={(next) => order.mutate(next)}
        items={photos.map((photo, at) => ({
          id: photo.eaktedokumentid,
          className: at === 0 ? 'ph main' : 'ph',
          content: (
            <PhotoTile
              photo={photo}
              place={at + 1}
              isLast={at === photos.length - 1}
              isBusy={isBusy(photo.eaktedokumentid)}
              onAction={(action) => act(action, photo.eaktedokumentid)}
            />
          ),
        }))}
      />
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label="Neues Foto"
        onChange={({ target }) => {
          void uploadFiles([...(target.files ?? [])], { gwnummer, replaces: replaced })
          target.value = ''
        }}
      />
      {covered && (
        <PlateDialog
          photo={covered}
          onClose={() => setCovering(undefined)}
          onArea={(area) => {
            plate.mutate({ id: covered.eaktedokumentid, area })
            setCovering(undefined)
          }}
        />
      )}
    </>
  )
}
