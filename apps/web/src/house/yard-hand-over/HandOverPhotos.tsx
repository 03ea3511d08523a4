import { handOverPhotosMaximum } from '@portal/domain/sale/pick-up'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { heicAdvice, heicHeadBytes, isHeicContent } from '@portal/domain/vehicles/photos'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button as AriaButton, FileTrigger } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../ui/Button.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { toast } from '../../ui/toast.ts'
import { type TakenPhoto, takenPhoto } from './form.ts'

type Props = {
  photos: readonly TakenPhoto[]
  flaw: string | undefined
  onChange: (change: (photos: TakenPhoto[]) => TakenPhoto[]) => void
}

/** Why a file is no photo here; a device that cannot show HEIC cannot convert it either. */
async function unreadableText(file: File): Promise<string> {
  const start = new Uint8Array(await file.slice(0, heicHeadBytes).arrayBuffer())
  return isHeicContent(start)
    ? t`„${file.name}“ ist ein HEIC-Foto, das dieses Gerät nicht lesen kann. Bitte als JPEG aufnehmen. ${heicAdvice}`
    : t`„${file.name}“ ist kein Foto, das dieses Gerät lesen kann.`
}

/** Up to six photos taken at the hand-over, made small on the device. */
export function HandOverPhotos({ photos, flaw, onChange }: Props) {
  const [missing, setMissing] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  /** The button of a removed photo is gone, so the focus goes to the one that takes another. */
  const remove = (id: string) => {
    flushSync(() => {
      onChange((known) => known.filter((photo) => photo.id !== id))
      setMissing(0)
    })
    button.current?.focus()
  }
  const add = async (files: readonly File[]) => {
    const room = handOverPhotosMaximum - photos.length
    setMissing(Math.max(0, files.length - room))
    for (const file of files.slice(0, room))
      try {
        const photo = await takenPhoto(file)
        onChange((known) => [...known, photo].slice(0, handOverPhotosMaximum))
      } catch {
        toast('error', await unreadableText(file))
      }
  }
  return (
    <div className="in stack">
      {photos.length > 0 && (
        <ul className="hand-over-photos">
          {photos.map(({ id, base64 }, index) => (
            <li key={id}>
              <img src={`data:image/jpeg;base64,${base64}`} alt={t`Foto ${index + 1}`} />
              <IconButton Icon={IconX} label={t`Foto ${index + 1} entfernen`} onClick={() => remove(id)} />
            </li>
          ))}
        </ul>
      )}
      {photos.length < handOverPhotosMaximum && (
        <FileTrigger
          acceptedFileTypes={['image/*']}
          defaultCamera="environment"
          allowsMultiple
          onSelect={(files) => files && void add([...files])}
        >
          <AriaButton ref={button} className={buttonClass({ block: true })}>
            <IconCamera aria-hidden />
            Foto aufnehmen
          </AriaButton>
        </FileTrigger>
      )}
      {missing > 0 && (
        <FieldMessage
          text={plural(
            missing,
            'Höchstens {0} Fotos: 1 Foto ist nicht dabei.',
            'Höchstens {0} Fotos: # Fotos sind nicht dabei.',
            handOverPhotosMaximum,
          )}
        />
      )}
      {flaw && <FieldMessage text={flaw} />}
    </div>
  )
}
