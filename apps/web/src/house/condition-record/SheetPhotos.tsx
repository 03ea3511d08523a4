import { t } from '@portal/domain/values/text'
import { damagePhotosMaximum } from '@portal/domain/vehicles/condition/damages'
import { judgeFile } from '@portal/domain/vehicles/photos'
import { IconCamera, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { Button as AriaButton, FileTrigger } from 'react-aria-components'
import { flushSync } from 'react-dom'
import { buttonClass } from '../../ui/Button.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { damagePhotoUrl } from '../../vehicles/condition/facts.ts'
import { withoutHeic } from '../photos/heic.ts'
import type { DamageForm } from './form.ts'
import type { KeptPhoto } from './kept-records.ts'

/** A chosen file as a photo to send. @throws Error with the German reason why it is rejected */
async function keptPhotoOf(given: File): Promise<KeptPhoto> {
  const file = await withoutHeic(given)
  const judged = judgeFile(file.name, file.size)
  if ('flaw' in judged) throw new Error(judged.flaw)
  if (judged.type !== 'GUTACHTEN_INTERNETBILD') throw new Error(t('Bitte wählen Sie ein Foto.'))
  const { name, type, lastModified } = file
  return {
    ...{ id: crypto.randomUUID(), name, type, lastModified, bytes: await file.arrayBuffer() },
    ...{ taskId: null, isUploaded: false },
  }
}

type Props = { form: DamageForm; onChange: (form: DamageForm) => void }

/** The photos of the damage; on phones the button opens the camera. */
export function SheetPhotos({ form, onChange }: Props) {
  const [flaw, setFlaw] = useState<string>()
  const { photos, ownPhotos, newPhotos } = form
  const isFull = photos.length + ownPhotos.length + newPhotos.length >= damagePhotosMaximum
  const button = useRef<HTMLButtonElement>(null)
  /** The buttons of a removed photo are gone, so the focus goes to the one that takes another. */
  const remove = (rest: Partial<DamageForm>) => {
    flushSync(() => onChange({ ...form, ...rest }))
    button.current?.focus()
  }
  const add = async (files: FileList | null) => {
    try {
      const [file] = files ?? []
      if (!file) return
      setFlaw(undefined)
      onChange({ ...form, newPhotos: [...newPhotos, await keptPhotoOf(file)] })
    } catch (error) {
      if (!(error instanceof Error)) throw error
      setFlaw(error.message)
    }
  }
  return (
    <div>
      <p className="label">Foto</p>
      <ul className="sheet-photos">
        {ownPhotos.map((id, position) => (
          <li key={id}>
            <img src={damagePhotoUrl(id, 320)} alt={t`Foto ${position + 1}`} width={96} height={72} />
            <IconButton
              Icon={IconX}
              label={t`Foto ${position + 1} vom Schaden nehmen`}
              onClick={() => remove({ ownPhotos: ownPhotos.filter((other) => other !== id) })}
            />
          </li>
        ))}
        {photos.map((id, position) => (
          <li key={id}>
            Galeriefoto {position + 1}
            <IconButton
              Icon={IconX}
              label={t`Galeriefoto ${position + 1} vom Schaden nehmen`}
              onClick={() => remove({ photos: photos.filter((other) => other !== id) })}
            />
          </li>
        ))}
        {newPhotos.map(({ id }, position) => (
          <li key={id}>
            Neues Foto {position + 1}
            <IconButton
              Icon={IconX}
              label={t`Neues Foto ${position + 1} verwerfen`}
              onClick={() => remove({ newPhotos: newPhotos.filter((photo) => photo.id !== id) })}
            />
          </li>
        ))}
      </ul>
      {!isFull && (
        <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={add}>
          <AriaButton ref={button} className={buttonClass({ variant: 'secondary' })}>
            <IconCamera aria-hidden />
            Foto aufnehmen
          </AriaButton>
        </FileTrigger>
      )}
      {flaw && <FieldMessage text={flaw} />}
    </div>
  )
}
