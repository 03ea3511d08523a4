/**
 * The first screens, rendered at build time and shown before any script has loaded. The API replaces the `{{…}}`
 * placeholders with the operator's settings.
 */
import type { PortalSettings } from '@portal/contract/site/portal-settings'
import { t } from '@portal/domain/values/text'
import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createPath, type Navigator, Router } from 'react-router'
import { paths } from '../paths.ts'
import { queryClient } from '../query-client.ts'
import { Component as HomePage } from '../search/home/HomePage.tsx'
import { ResultsOutline } from '../search/results/ResultsOutline.tsx'
import { Header } from '../shell/Header.tsx'
import { MobileBar } from '../shell/MobileBar.tsx'
import { portalSettings } from '../site/portal-settings/queries.ts'
import { Alert } from '../ui/Alert.tsx'
import { CarOutline } from '../vehicles/car-details/CarOutline.tsx'
import { StartingShell } from './StartingShell.tsx'
import { WithoutScript } from './WithoutScript.tsx'

const link = (name: keyof PortalSettings['links']) => `{{links.${name}}}`

const places: PortalSettings = {
  brand: '{{brand}}',
  company: '',
  companyRecord: { managers: '', register: '', vatId: '' },
  contact: { street: '', postalCode: '', city: '{{contact.city}}', phone: '{{contact.phone}}', fax: '' },
  mail: { dealers: '', private: '', sales: '', itSupport: '', info: '', privacy: '' },
  passwordLifetimeDays: 0,
  hours: { administration: '', sales: '', delivery: '', note: '' },
  links: {
    portrait: link('portrait'),
    tour: link('tour'),
    news: link('news'),
    career: link('career'),
    contacts: link('contacts'),
    directions: link('directions'),
    faq: link('faq'),
    downloads: link('downloads'),
    routePlanner: '',
    facebook: '',
    instagram: '',
    linkedin: '',
    imprint: '',
    privacy: '',
    terms: '',
    whistleblower: '',
    accessibility: '',
  },
  bankBanner: false,
  financing: false,
  financeOffer: { rate: 0, rateDate: '', lender: '', warning: '', hasWidget: false },
  analytics: null,
  servers: { test: [], integration: [] },
  appointmentEnabled: false,
  dataSheets: {},
}

/** Writes links as the hash router does; navigation is not possible in static markup. */
const navigator: Navigator = {
  createHref: (to) => `#${typeof to === 'string' ? to : createPath(to)}`,
  go: () => undefined,
  push: () => undefined,
  replace: () => undefined,
}

/** Shown when a script of the app could not be loaded. */
const NotStarted = () => (
  <div id="not-started" hidden>
    <Alert kind="error">Die Seite konnte nicht geladen werden. Bitte laden Sie sie neu.</Alert>
  </div>
)

const Frame = ({ children }: { children: ReactNode }) => (
  <>
    <Header />
    <NotStarted />
    <main id="inhalt">{children}</main>
    <MobileBar />
  </>
)

function markupOf(location: string, screen: ReactNode): string {
  queryClient.setQueryData(portalSettings.queryKey, places)
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <Router location={location} navigator={navigator} static>
        {screen}
      </Router>
    </QueryClientProvider>,
  )
  // The placeholder has no digits, so the phone link renders as an empty `tel:` address.
  return markup.replaceAll('href="tel:"', 'href="{{phone}}"')
}

/** The first screens by page; `other` serves every page without one of its own. */
export const firstScreens = {
  home: markupOf(
    paths.home,
    <Frame>
      <HomePage />
    </Frame>,
  ),
  results: markupOf(
    paths.searchResults,
    <Frame>
      <ResultsOutline />
    </Frame>,
  ),
  detail: markupOf(
    '/cardetailsview',
    <Frame>
      <CarOutline />
    </Frame>,
  ),
  other: markupOf(
    '/',
    <>
      <StartingShell />
      <NotStarted />
    </>,
  ),
  title: t('Gebrauchtwagen'),
  description: t(
    'Geprüfte Gebrauchtwagen und Transporter mit Zustandsbericht: suchen, vergleichen, besichtigen.',
  ),
  withoutScript: renderToStaticMarkup(<WithoutScript />),
}

// Clears cached queries, whose timers would keep the build process running.
queryClient.clear()
