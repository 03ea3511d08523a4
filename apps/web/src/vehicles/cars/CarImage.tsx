import type { CarFile } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { avifSrcSet, imageSrcSet, imageUrl } from './facts.ts'
import { Silhouette } from './Silhouette.tsx'

type Props = {
  photo: Pick<CarFile, 'ordner' | 'datei'> | undefined
  alt: string
  /** The `sizes` attribute: the width of the picture on screen. */
  sizes: string
  /** Loads the picture at once instead of when it comes near the screen. */
  eager?: boolean
  isTransporter?: boolean
}

/** A photo in a 3:2 frame; a silhouette if there is none or it fails to load (D-17). */
export function CarImage({ photo, alt, sizes, eager = false, isTransporter = false }: Props) {
  const [broken, setBroken] = useState<string>()
  const source = photo && imageUrl(photo, 640)
  if (!photo || broken === source)
    return (
      <span className="no-photo" role="img" aria-label={t`${alt}, kein Bild vorhanden`}>
        <Silhouette kind={isTransporter ? 'transporter' : 'pkw'} />
      </span>
    )
  return (
    <picture>
      <source type="image/avif" srcSet={avifSrcSet(photo)} sizes={sizes} />
      <img
        src={source}
        srcSet={imageSrcSet(photo)}
        sizes={sizes}
        alt={alt}
        width={1200}
        height={800}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={() => setBroken(source)}
      />
    </picture>
  )
}
