import { IconCamera, IconPhotoUp } from '@tabler/icons-react'
import { Button as AriaButton, DropZone, FileTrigger, isFileDropItem } from 'react-aria-components'
import { buttonClass } from '../../ui/Button.tsx'

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'application/pdf']

type Props = { heading: string; hint: string; hasCamera?: boolean; onFiles: (files: File[]) => void }

/** Where files are dropped or chosen; on phones also the camera. Files of other kinds are taken and then refused by name. */
export function DropArea({ heading, hint, hasCamera = false, onFiles }: Props) {
  const chosen = (files: FileList | null) => files && onFiles([...files])
  return (
    <>
      <DropZone
        className="dropz"
        onDrop={async ({ items }) => {
          onFiles(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())))
        }}
      >
        <IconPhotoUp aria-hidden />
        <div className="g">
          <b>{heading}</b>
          <p>{hint}</p>
        </div>
        <FileTrigger allowsMultiple acceptedFileTypes={accepted} onSelect={chosen}>
          <AriaButton className={buttonClass({ variant: 'primary' })}>Dateien auswählen</AriaButton>
        </FileTrigger>
      </DropZone>
      {hasCamera && (
        <div className="camera onlym">
          <FileTrigger acceptedFileTypes={['image/*']} defaultCamera="environment" onSelect={chosen}>
            <AriaButton className={buttonClass({ variant: 'primary' })}>
              <IconCamera aria-hidden />
              Foto aufnehmen
            </AriaButton>
          </FileTrigger>
        </div>
      )}
    </>
  )
}
