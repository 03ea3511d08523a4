import '../../styles/gallery.css'
import type { CarFile } from '@portal/contract/vehicles/cars'
import { IconZoomIn } from '@tabler/icons-react'
import useEmblaCarousel from 'embla-carousel-react'
import { type KeyboardEvent, useCallback, useState } from 'react'
import { CarImage } from '../cars/CarImage.tsx'
import { FullView } from './FullView.tsx'
import { photoText } from './facts.ts'
import { PhotoSteps } from './PhotoSteps.tsx'
import { Thumbs } from './Thumbs.tsx'

/** The width of the large picture on screen. */
export const gallerySizes = '(min-width: 1280px) 784px, (min-width: 1024px) 62vw, 100vw'

type Props = { name: string; photos: readonly CarFile[]; isTransporter: boolean }

const prefersNoMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** The photos of a car: swipe, arrow keys, thumbnails, full size, no autoplay (E-03). */
export function Gallery({ name, photos, isTransporter }: Props) {
  const [current, setCurrent] = useState(0)
  const [isLarge, setLarge] = useState(false)
  const [frame, embla] = useEmblaCarousel({ loop: photos.length > 1, duration: 20 })
  const follow = useCallback(() => {
    const read = () => setCurrent(embla?.selectedScrollSnap() ?? 0)
    embla?.on('select', read)
    return () => {
      embla?.off('select', read)
    }
  }, [embla])
  const show = (index: number) => embla?.scrollTo((index + photos.length) % photos.length, prefersNoMotion())
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') show(current - 1)
    if (event.key === 'ArrowRight') show(current + 1)
  }
  return (
    <div className="gal" ref={follow}>
      {/* biome-ignore lint/a11y/useSemanticElements: a carousel is a named group, not a fieldset */}
      <div
        className="carousel"
        role="group"
        aria-roledescription="Karussell"
        aria-label="Fahrzeugbilder"
        onKeyDown={onKeyDown}
      >
        <div className="carousel-frame" ref={frame}>
          <div className="slides">
            {photos.map((photo, index) => (
              <button
                key={photo.eaktedokumentid}
                type="button"
                className="slide"
                aria-hidden={index !== current}
                tabIndex={index === current ? 0 : -1}
                onClick={() => setLarge(true)}
              >
                <CarImage
                  photo={photo}
                  alt={photoText(name, photo, index)}
                  sizes={gallerySizes}
                  eager={index === 0}
                  isTransporter={isTransporter}
                />
                <span className="vh">, groß anzeigen</span>
              </button>
            ))}
          </div>
        </div>
        {photos.length > 1 && <PhotoSteps onStep={(by) => show(current + by)} />}
        <IconZoomIn className="zoom" aria-hidden />
        <span className="of" role="status">
          <span className="vh">Bild </span>
          {current + 1} / {photos.length}
        </span>
      </div>
      {photos.length > 1 && <Thumbs name={name} photos={photos} current={current} onShow={show} />}
      {isLarge && (
        <FullView name={name} photos={photos} start={current} onShow={show} onClose={() => setLarge(false)} />
      )}
    </div>
  )
}
