import { createHashRouter, redirect } from 'react-router'
import { paths } from './paths.ts'
import { AppShell, loader as shellLoader } from './shell/AppShell.tsx'
import { RouteError } from './shell/RouteError.tsx'
import { StartingShell } from './shell/StartingShell.tsx'

const toHome = () => redirect(paths.home)

/**
 * All routes in the order of the specification (section 2). A page module exports `Component`, and where it needs
 * them `loader` and `handle` (`{ title }`). Guards are middleware: they run before any loader of the page.
 */
export const router = createHashRouter([
  {
    Component: AppShell,
    HydrateFallback: StartingShell,
    loader: shellLoader,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { index: true, loader: toHome },
          { path: 'home', lazy: () => import('./features/home/HomePage.tsx') },
          { path: 'searchresults', lazy: () => import('./features/search/ResultsPage.tsx') },
          {
            path: 'searchresults/promotion/:make',
            lazy: () => import('./features/search/PromotionPage.tsx'),
          },
          { path: '*', loader: toHome },
        ],
      },
    ],
  },
])
