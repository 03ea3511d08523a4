import { t } from '@portal/domain/values/text'
import './home.css'
import { has } from '@portal/domain/accounts/roles'
import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router'
import { useRecentCars } from '../../buyer/recent-cars/queries.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { CarGridSkeleton } from '../../vehicles/cars/CarGrid.tsx'
import { prepareQuickSearch, QuickSearch } from '../quick-search/QuickSearch.tsx'
import hero480 from './hero-480.webp'
import hero800 from './hero-800.webp'
import { NewestCars } from './NewestCars.tsx'
import { newestCars } from './queries.ts'

const RecentCars = lazy(() =>
  import('../../buyer/recent-cars/RecentCars.tsx').then(({ RecentCars }) => ({ default: RecentCars })),
)
const Certificates = lazy(() =>
  import('./Certificates.tsx').then(({ Certificates }) => ({ default: Certificates })),
)
const WordField = lazy(() => import('../search-words/WordField.tsx'))
const DealerTabs = lazy(() => import('./DealerTabs.tsx'))

export const handle = { title: t('Startseite') }

/** Starts the page's requests in parallel with its code, without waiting for them. */
export function loader() {
  void queryClient.prefetchQuery(newestCars)
  prepareQuickSearch()
  return null
}

export function Component() {
  const isDealer = has(useAccount(), 'ROLE_DEALER')
  const hasRecent = useRecentCars().length > 0
  return (
    <>
      <Hero isDealer={isDealer} />
      <section className="section late">
        <div className="container">
          {isDealer ? (
            <Suspense fallback={<CarGridSkeleton />}>
              <DealerTabs />
            </Suspense>
          ) : (
            <>
              <div className="section-head">
                <h2>Unsere Neuzugänge</h2>
              </div>
              <NewestCars />
            </>
          )}
        </div>
      </section>
      {hasRecent && (
        <Suspense>
          <RecentCars />
        </Suspense>
      )}
      <Suspense>
        <Certificates />
      </Suspense>
    </>
  )
}

function Hero({ isDealer }: { isDealer: boolean }) {
  const { brand, contact } = usePortalSettings()
  // Opened again, for example by a logout here, the search starts anew with the stored parameters.
  const { key } = useLocation()
  return (
    <section className="hero" data-theme="dark">
      <div className="container">
        {isDealer ? (
          <h1>Finden Sie Ihr Traumauto</h1>
        ) : (
          <div className="head">
            <h1>Finden Sie Ihr Traumauto</h1>
            <p className="lead">
              Willkommen bei {brand}. Geprüfte Gebrauchtwagen und Transporter mit Zustandsbericht, direkt vom
              Platz in {contact.city}.
            </p>
            {/* Lazy, because phones do not show it and then must not load it. */}
            <img
              className="car"
              src={hero800}
              srcSet={`${hero480} 480w, ${hero800} 800w`}
              sizes="400px"
              alt=""
              width={1200}
              height={800}
              loading="lazy"
            />
          </div>
        )}
        {/* The word field is loaded after the first screen; until then its place is kept. */}
        <div className="searches" data-theme="light">
          <QuickSearch
            key={key}
            field={(form) => (
              <Suspense fallback={<div className="words card" />}>
                <WordField look="card" form={form} />
              </Suspense>
            )}
          />
        </div>
      </div>
      <div className="gauge" aria-hidden />
    </section>
  )
}
