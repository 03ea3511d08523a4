import { type RouteObject, redirect } from 'react-router'
import { requireAdmin, requireApplicant, requireLogin } from './guards.ts'
import { paths } from './paths.ts'

/**
 * The pages in the order of the specification (section 2), but for those of `router.ts`; loaded with the first of them.
 * A page module exports `Component` and optionally `loader` and `handle` (`{ title }`). Guards are middleware, so they
 * run before any loader of the page.
 */
export const pages: RouteObject[] = [
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
]
