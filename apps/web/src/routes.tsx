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
          { path: 'home', lazy: () => import('./search/home/HomePage.tsx') },
          { path: 'searchresults', lazy: () => import('./search/results/ResultsPage.tsx') },
          {
            path: 'searchresults/promotion/:make',
            lazy: () => import('./search/results/PromotionPage.tsx'),
          },
          {
            path: 'cardetailsview/:id/:make/:modelgroup/vname/:sourceView',
            lazy: () => import('./buyer/car-page/CarDetailPage.tsx'),
          },
          { path: 'detailsearch', lazy: () => import('./search/detail-search/DetailSearchPage.tsx') },
          { path: 'login', lazy: () => import('./accounts/auth/LoginPage.tsx') },
          { path: 'login/house', lazy: () => import('./accounts/provider-sign-in/SignedInPage.tsx') },
          { path: 'register', lazy: () => import('./accounts/registration/RegisterPage.tsx') },
          { path: 'password-reset', lazy: () => import('./accounts/password/PasswordResetPage.tsx') },
          { path: 'password-change', lazy: () => import('./accounts/password/PasswordChangePage.tsx') },
          { path: 'password-change/:key', lazy: () => import('./accounts/password/PasswordFinishPage.tsx') },
          {
            middleware: [requireAdmin],
            children: [
              {
                path: 'dealer-activation',
                lazy: () => import('./accounts/dealer-activation/OwnStatus.tsx'),
              },
            ],
          },
          { path: 'outbox', loader: () => redirect(`${paths.house}/mails`) },
          {
            path: 'search-notification',
            lazy: () => import('./search/notifications/NotificationPage.tsx'),
          },
          { path: 'delete-notification/:id?', lazy: () => import('./search/notifications/CancelPage.tsx') },
          {
            path: 'confirm-notification/:token',
            lazy: () => import('./search/notifications/ConfirmPage.tsx'),
          },
          { path: 'terms-of-use/:redirect', lazy: () => import('./accounts/terms/TermsPage.tsx') },
          {
            middleware: [requireApplicant],
            children: [
              { path: 'upload-documents', lazy: () => import('./accounts/documents/UploadPage.tsx') },
              {
                path: 'upload-documents-approval-pending',
                lazy: () => import('./accounts/documents/PendingPage.tsx'),
              },
            ],
          },
          { path: 'invitation/:token', lazy: () => import('./accounts/company/InvitationPage.tsx') },
          { path: 'email/verification-mail', lazy: () => import('./accounts/registration/NewLinkPage.tsx') },
          { path: 'email/verify/:token?', lazy: () => import('./accounts/registration/VerifyEmailPage.tsx') },
          {
            middleware: [requireLogin],
            children: [
              { path: 'watchlist', lazy: () => import('./buyer/watch-desk/WatchlistPage.tsx') },
              { path: 'meine', lazy: () => import('./buyer/purchases/PurchasesPage.tsx') },
              { path: 'purchases', lazy: () => import('./buyer/purchases/PurchasesPage.tsx') },
              { path: 'purchases/:id', lazy: () => import('./sale/purchase/PurchasePage.tsx') },
              { path: 'purchases/:id/claim', lazy: () => import('./sale/claims/ClaimPage.tsx') },
            ],
          },
          { path: 'pass/:token', lazy: () => import('./sale/pick-up/PassPage.tsx') },
          { path: 'shortlist', lazy: () => import('./buyer/shortlist/ShortlistPage.tsx') },
          { path: 'compare', lazy: () => import('./buyer/compare/ComparePage.tsx') },
          {
            middleware: [requireLogin],
            children: [
              { path: 'company', lazy: () => import('./accounts/company/CompanyPage.tsx') },
              {
                path: 'company/integrations',
                lazy: () => import('./accounts/api-keys/IntegrationsPage.tsx'),
              },
              { path: 'company/webhooks', lazy: () => import('./accounts/webhooks/WebhooksPage.tsx') },
              { path: 'account', lazy: () => import('./accounts/account/AccountPage.tsx') },
              { path: 'enquiries', lazy: () => import('./buyer/enquiries/MyEnquiriesPage.tsx') },
              {
                path: 'notifications',
                lazy: () => import('./search/notifications/MyNotificationsPage.tsx'),
              },
            ],
          },
          { path: 'sales-enquiries', loader: () => redirect(`${paths.house}/enquiries`) },
          { path: 'impressum', lazy: () => import('./site/legal/ImprintPage.tsx') },
          { path: 'datenschutz', lazy: () => import('./site/legal/PrivacyPage.tsx') },
          { path: 'nutzungsbedingungen', lazy: () => import('./site/legal/TermsTextPage.tsx') },
          { path: 'barrierefreiheit', lazy: () => import('./site/legal/AccessibilityPage.tsx') },
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
