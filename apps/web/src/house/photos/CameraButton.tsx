import { IconCamera } from '@tabler/icons-react'
import { Button as AriaButton, FileTrigger } from 'react-aria-components'
import { buttonClass } from '../../ui/Button.tsx'

/** Opens the camera; shown on phones only. */
export const CameraButton = ({ onFiles }: { onFiles: (files: File[]) => void }) => (
  <div className="camera onlym">
    <FileTrigger
      acceptedFileTypes={['image/*']}
      defaultCamera="environment"
      onSelect={(files) => files && onFiles([...files])}
    >
      <AriaButton className={buttonClass({ variant: 'primary' })}>
        <IconCamera aria-hidden />
        Foto aufnehmen
      </AriaButton>
    </FileTrigger>
  </div>
)
