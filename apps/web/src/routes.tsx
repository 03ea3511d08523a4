import { createHashRouter, type RouteObject, redirect } from 'react-router'
import { StartingError, StartingShell } from './first-screen/StartingShell.tsx'
import { requireAdmin, requireApplicant, requireLogin } from './guards.ts'
import { paths } from './paths.ts'
import { AppShell, loader as shellLoader } from './shell/AppShell.tsx'
import { keyHistoryEntries } from './shell/history-keys.ts'
import { RouteError } from './shell/RouteError.tsx'

const toHome = () => redirect(paths.home)

/**
 * All routes in the order of the specification (section 2). A page module exports `Component` and optionally `loader`
 * and `handle` (`{ title }`). Guards are middleware, so they run before any loader of the page.
 */
const routes: RouteObject[] = [
  {
    Component: AppShell,
    HydrateFallback: StartingShell,
    ErrorBoundary: StartingError,
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
          {
            path: 'cardetailsview/:id/:make/:modelgroup/vname/:sourceView',
            lazy: () => import('./features/car-details/CarDetailPage.tsx'),
          },
          { path: 'detailsearch', lazy: () => import('./features/detail-search/DetailSearchPage.tsx') },
          { path: 'login', lazy: () => import('./features/auth/LoginPage.tsx') },
          { path: 'register', lazy: () => import('./features/registration/RegisterPage.tsx') },
          { path: 'password-reset', lazy: () => import('./features/password/PasswordResetPage.tsx') },
          { path: 'password-change', lazy: () => import('./features/password/PasswordChangePage.tsx') },
          { path: 'password-change/:key', lazy: () => import('./features/password/PasswordFinishPage.tsx') },
          {
            middleware: [requireAdmin],
            children: [
              {
                path: 'dealer-activation',
                lazy: () => import('./features/dealer-activation/OwnStatus.tsx'),
              },
            ],
          },
          { path: 'outbox', loader: () => redirect(`${paths.house}/mails`) },
          {
            path: 'search-notification',
            lazy: () => import('./features/notifications/NotificationPage.tsx'),
          },
          { path: 'delete-notification/:id?', lazy: () => import('./features/notifications/CancelPage.tsx') },
          {
            path: 'confirm-notification/:token',
            lazy: () => import('./features/notifications/ConfirmPage.tsx'),
          },
          { path: 'terms-of-use/:redirect', lazy: () => import('./features/terms/TermsPage.tsx') },
          {
            middleware: [requireApplicant],
            children: [
              { path: 'upload-documents', lazy: () => import('./features/documents/UploadPage.tsx') },
              {
                path: 'upload-documents-approval-pending',
                lazy: () => import('./features/documents/PendingPage.tsx'),
              },
            ],
          },
          { path: 'invitation/:token', lazy: () => import('./features/company/InvitationPage.tsx') },
          { path: 'email/verification-mail', lazy: () => import('./features/registration/NewLinkPage.tsx') },
          { path: 'email/verify/:token?', lazy: () => import('./features/registration/VerifyEmailPage.tsx') },
          {
            middleware: [requireLogin],
            children: [
              { path: 'watchlist', lazy: () => import('./features/watch-desk/WatchlistPage.tsx') },
              { path: 'meine', lazy: () => import('./features/purchases/PurchasesPage.tsx') },
              { path: 'purchases', lazy: () => import('./features/purchases/PurchasesPage.tsx') },
            ],
          },
          { path: 'shortlist', lazy: () => import('./features/shortlist/ShortlistPage.tsx') },
          { path: 'compare', lazy: () => import('./features/compare/ComparePage.tsx') },
          {
            middleware: [requireLogin],
            children: [
              { path: 'company', lazy: () => import('./features/company/CompanyPage.tsx') },
              { path: 'account', lazy: () => import('./features/account/AccountPage.tsx') },
              { path: 'enquiries', lazy: () => import('./features/enquiries/MyEnquiriesPage.tsx') },
              {
                path: 'notifications',
                lazy: () => import('./features/notifications/MyNotificationsPage.tsx'),
              },
            ],
          },
          { path: 'sales-enquiries', loader: () => redirect(`${paths.house}/enquiries`) },
          { path: 'impressum', lazy: () => import('./features/legal/ImprintPage.tsx') },
          { path: 'datenschutz', lazy: () => import('./features/legal/PrivacyPage.tsx') },
          { path: 'nutzungsbedingungen', lazy: () => import('./features/legal/TermsTextPage.tsx') },
          { path: 'barrierefreiheit', lazy: () => import('./features/legal/AccessibilityPage.tsx') },
          { path: '*', loader: toHome },
        ],
      },
    ],
  },
]

/** Starts the router, which requests the code and data of the current page at once. */
export function openRouter() {
  // An empty address is home. Redirecting in the router would cost a second navigation and break the back button.
  if (['', '#/'].includes(window.location.hash)) window.history.replaceState(null, '', `#${paths.home}`)
  keyHistoryEntries()
  return createHashRouter(routes, {
    // The routes of the house are a chunk of their own, so that the first load of the portal has nothing of them.
    async patchRoutesOnNavigation({ path, patch }) {
      if (path === paths.house || path.startsWith(`${paths.house}/`))
        patch(null, (await import('./house-routes.ts')).houseRoutes)
    },
  })
}
