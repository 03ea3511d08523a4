import { createHashRouter, type RouteObject, redirect } from 'react-router'
import { StartingError, StartingShell } from './first-screen/StartingShell.tsx'
import { paths } from './paths.ts'
import { AppShell, loader as shellLoader } from './shell/AppShell.tsx'
import { keyHistoryEntries } from './shell/history-keys.ts'
import { RouteError } from './shell/RouteError.tsx'

const toHome = () => redirect(paths.home)

/** The pages of a first visit. The table of all others, and the files they need, are no part of the first load. */
const firstPages: RouteObject[] = [
  { index: true, loader: toHome },
  { path: 'home', lazy: () => import('./search/home/HomePage.tsx') },
  { path: 'searchresults', lazy: () => import('./search/results/ResultsPage.tsx') },
  { path: 'searchresults/promotion/:make', lazy: () => import('./search/results/PromotionPage.tsx') },
  {
    path: 'cardetailsview/:id/:make/:modelgroup/vname/:sourceView',
    lazy: () => import('./buyer/car-page/CarDetailPage.tsx'),
  },
  { path: 'detailsearch', lazy: () => import('./search/detail-search/DetailSearchPage.tsx') },
  { path: 'login', lazy: () => import('./accounts/auth/LoginPage.tsx') },
  { path: 'login/house', lazy: () => import('./accounts/provider-sign-in/SignedInPage.tsx') },
  { path: '*', loader: toHome },
]

const beginningOf = (path = '') => path.split('/')[0]
const firstBeginnings = new Set(firstPages.map(({ path }) => beginningOf(path)))

const routes: RouteObject[] = [
  {
    Component: AppShell,
    HydrateFallback: StartingShell,
    ErrorBoundary: StartingError,
    loader: shellLoader,
    children: [{ id: 'pages', ErrorBoundary: RouteError, children: firstPages }],
  },
]

/** Starts the router, which requests the code and data of the current page at once. */
export function openRouter() {
  // An empty address is home. Redirecting in the router would cost a second navigation and break the back button.
  if (['', '#/'].includes(window.location.hash)) window.history.replaceState(null, '', `#${paths.home}`)
  keyHistoryEntries()
  return createHashRouter(routes, {
    async patchRoutesOnNavigation({ path, patch }) {
      const beginning = beginningOf(path.slice(1))
      if (beginning === 'house') patch(null, (await import('./house-routes.ts')).houseRoutes)
      else if (!firstBeginnings.has(beginning)) patch('pages', (await import('./routes.tsx')).pages)
    },
  })
}
