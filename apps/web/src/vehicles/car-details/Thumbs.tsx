import type { CarFile } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { CarImage } from '../cars/CarImage.tsx'

type Props = { name: string; photos: readonly CarFile[]; current: number; onShow: (index: number) => void }

/** The thumbnails under the gallery, each a button. */
export function Thumbs({ name, photos, current, onShow }: Props) {
  return (
    <ul className="thumbs" aria-label={t`Bilder von ${name}`}>
      {photos.map((photo, index) => (
        <li key={photo.eaktedokumentid}>
          <button
            type="button"
            aria-label={t`Bild ${index + 1} anzeigen`}
            aria-current={index === current || undefined}
            onClick={() => onShow(index)}
          >
            <CarImage photo={photo} alt="" sizes="160px" />
          </button>
        </li>
      ))}
    </ul>
  )
}
