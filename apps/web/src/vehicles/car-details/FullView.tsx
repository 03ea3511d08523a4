import type { CarFile } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { imageSrcSet, imageUrl } from '../cars/facts.ts'
import { photoText } from './facts.ts'
import { PhotoSteps } from './PhotoSteps.tsx'

type Props = {
  name: string
  photos: readonly CarFile[]
  start: number
  /** Called with each shown photo, so that the gallery shows the same one after closing. */
  onShow: (index: number) => void
  onClose: () => void
}

/** One photo in full-window size; arrow keys and buttons navigate, Escape closes. */
export function FullView({ name, photos, start, onShow, onClose }: Props) {
  const [current, setCurrent] = useState(start)
  const photo = photos[current]
  const step = (by: number) => {
    const next = (current + by + photos.length) % photos.length
    setCurrent(next)
    onShow(next)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut for the two buttons inside
    <div
      onKeyDown={(event) => {
        if (event.key === 'ArrowLeft') step(-1)
        if (event.key === 'ArrowRight') step(1)
      }}
    >
      <Dialog title={t`Bild ${current + 1} von ${photos.length}`} onClose={onClose} className="full-view">
        <div className="full-photo">
          {photo && (
            <img
              src={imageUrl(photo, 1920)}
              srcSet={imageSrcSet(photo)}
              sizes="100vw"
              alt={photoText(name, photo, current)}
              width={1920}
              height={1280}
            />
          )}
          {photos.length > 1 && <PhotoSteps onStep={step} />}
        </div>
      </Dialog>
    </div>
  )
}
