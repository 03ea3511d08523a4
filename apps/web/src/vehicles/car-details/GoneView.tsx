import { t } from '@portal/domain/values/text'
import { IconPhotoOff, IconStar } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { CarGrid, CarGridSkeleton } from '../cars/CarGrid.tsx'
import { similarTo } from './queries.ts'
import '../../styles/gallery.css'

const texts = {
  sold: t('Das Fahrzeug wurde leider bereits verkauft und steht nicht mehr zur Verfügung.'),
  reserved: t('Das Fahrzeug ist zurzeit reserviert. Wird es frei, finden Sie es hier wieder.'),
  unknown: t('Das Fahrzeug könnte nicht gefunden werden.'),
} as const

type Props = {
  id: string
  name: string
  reason: keyof typeof texts
  /** Replaces the text of the reason. */
  text?: string | undefined
}

/** Scrolls to the list below. A fragment link is not possible, because the hash holds the route. */
const goToSimilar = () => {
  const title = document.getElementById('aehnliche')
  title?.scrollIntoView({ block: 'start' })
  title?.focus({ preventScroll: true })
}

/** An unavailable or unknown car: the text of the specification, no actions, similar cars (E-04, E-05, U-10). */
export function GoneView({ id, name, reason, text }: Props) {
  const isSold = reason === 'sold'
  return (
    <>
      <div className="page-head">
        <h1>{reason === 'unknown' ? t('Fahrzeug nicht gefunden') : name}</h1>
      </div>
      <div className="gone-notice" role="alert">
        <Alert kind="warn">
          <b>{text ?? texts[reason]}</b>
          {isSold && (
            <>
              <br />
              <button type="button" className="link" onClick={goToSimilar}>
                Ähnliche Fahrzeuge ansehen
              </button>
            </>
          )}
        </Alert>
      </div>
      {!isSold && (
        <LinkButton to={paths.home} variant="primary">
          Zur Suche
        </LinkButton>
      )}
      {isSold && (
        <>
          <div className="detail">
            <div className="gal carousel no-pictures">
              <IconPhotoOff aria-hidden />
              <span>Keine Bilder vorhanden</span>
            </div>
            <aside className="stack" aria-label="Preis und Kontakt">
              <div className="panel pricebox">
                <p>
                  <span className="price-label">Preis</span>
                  <span className="not-available muted">nicht verfügbar</span>
                </p>
                <Button variant="primary" block disabled>
                  Anfrage senden
                </Button>
                <Button block disabled>
                  <IconStar aria-hidden />
                  Merken
                </Button>
              </div>
            </aside>
          </div>
          <SimilarCars id={id} />
        </>
      )}
    </>
  )
}

/** Alternatives to a sold car; renders nothing if there are none. */
function SimilarCars({ id }: { id: string }) {
  const { data, isPending, isError } = useQuery(similarTo(id))
  if (isError || data?.length === 0) return null
  return (
    <section className="section" aria-labelledby="aehnliche">
      <div className="section-head">
        <h2 id="aehnliche" tabIndex={-1}>
          Ähnliche Fahrzeuge
        </h2>
      </div>
      {isPending ? (
        <CarGridSkeleton count={3} />
      ) : (
        <CarGrid cars={data} source="searchResults" headingLevel="h3" />
      )}
    </section>
  )
}
