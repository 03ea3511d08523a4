import { readerLocale } from '@portal/domain/values/formats'
import { IconPhotoUp } from '@tabler/icons-react'
import {
  Button as AriaButton,
  DropZone,
  FileTrigger,
  I18nProvider,
  isFileDropItem,
} from 'react-aria-components'
import { buttonClass } from '../../ui/Button.tsx'

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif', 'application/pdf']

type Props = { heading: string; hint: string; onFiles: (files: File[]) => void }

/** Accepts files by drop or by choice. Files of other kinds are refused later, with their names. */
export function DropArea({ heading, hint, onFiles }: Props) {
  return (
    <I18nProvider locale={readerLocale()}>
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
        <FileTrigger
          allowsMultiple
          acceptedFileTypes={accepted}
          onSelect={(files) => files && onFiles([...files])}
        >
          <AriaButton className={buttonClass({ variant: 'primary' })}>Dateien auswählen</AriaButton>
        </FileTrigger>
      </DropZone>
    </I18nProvider>
  )
}
