import './home.css'
import { has } from '@portal/domain/accounts/roles'
import { IconClock, IconCurrencyEuro, IconShieldCheck } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useRecentCars } from '../../buyer/recent-cars/queries.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { CarGridSkeleton } from '../../vehicles/cars/CarGrid.tsx'
import { prepareQuickSearch, QuickSearch } from '../quick-search/QuickSearch.tsx'
import hero480 from './hero-480.webp'
import hero800 from './hero-800.webp'
import hero1520 from './hero-1520.webp'
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

export const handle = { title: 'Startseite' }

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
      {isDealer ? <DealerHero /> : <Hero />}
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

/** The word field is loaded after the first screen; a card of its height is shown until then. */
const Searches = ({ isWide = false }) => (
  <div className="searches">
    <QuickSearch
      isWide={isWide}
      field={(form) => (
        <Suspense fallback={<div className="words card" data-theme="light" />}>
          <WordField look="card" form={form} />
        </Suspense>
      )}
    />
  </div>
)

function Hero() {
  const { brand, contact } = usePortalSettings()
  return (
    <section className="hero" data-theme="dark">
      <div className="container">
        <div>
          <h1>
            Finden Sie <br />
            Ihr Traumauto
          </h1>
          <p className="lead">
            Willkommen bei {brand}. Geprüfte Gebrauchtwagen und Transporter mit Zustandsbericht, direkt vom
            Platz in {contact.city}.
          </p>
          <ul className="proof">
            <li>
              <IconShieldCheck aria-hidden />
              Zustandsbericht inklusive
            </li>
            <li>
              <IconCurrencyEuro aria-hidden />
              Klare Festpreise
            </li>
            <li>
              <IconClock aria-hidden />
              Täglich neue Fahrzeuge
            </li>
          </ul>
          <img
            className="car"
            src={hero800}
            srcSet={`${hero480} 480w, ${hero800} 800w, ${hero1520} 1520w`}
            sizes="(min-width: 1024px) 760px, 100vw"
            alt=""
            width={1200}
            height={800}
            fetchPriority="high"
          />
        </div>
        <Searches />
      </div>
      <div className="gauge" aria-hidden />
    </section>
  )
}

function DealerHero() {
  return (
    <section className="hero dealer" data-theme="dark">
      <div className="container">
        <h1>Finden Sie Ihr Traumauto</h1>
        <Searches isWide />
      </div>
      <div className="gauge" aria-hidden />
    </section>
  )
}
