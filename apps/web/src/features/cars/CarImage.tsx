import type { CarFile } from '@portal/contract/cars'
import { useState } from 'react'
import { imageSrcSet, imageUrl } from './facts.ts'
import { Silhouette } from './Silhouette.tsx'

type Props = {
  photo: CarFile | undefined
  alt: string
  /** The width the picture takes on screen, as a `sizes` attribute. */
  sizes: string
  /** The first picture of a page is fetched at once, all others when they come near the screen. */
  eager?: boolean
  isTransporter?: boolean
}

/** One photo in its 3:2 frame; a silhouette where there is none or it cannot be fetched (D-17). */
export function CarImage({ photo, alt, sizes, eager = false, isTransporter = false }: Props) {
  const [broken, setBroken] = useState<string>()
  const source = photo && imageUrl(photo, 640)
  if (!photo || broken === source)
    return (
      <span className="no-photo" role="img" aria-label={`${alt}, kein Bild vorhanden`}>
        <Silhouette kind={isTransporter ? 'transporter' : 'pkw'} />
      </span>
    )
  return (
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
  )
}
