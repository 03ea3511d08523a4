import { has, isHouse, isOffice } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router'
import { placeToSignIn, refuse } from './guards.ts'
import { housePaths } from './house-paths.ts'
import { ensureAccount } from './session/account.ts'
import { loader } from './shell/AppShell.tsx'
import { RouteError } from './shell/RouteError.tsx'
import { toast } from './ui/toast.ts'

/** Loads the login page with its lazy parts. After a failure they are loaded when the page is opened. */
const loadLoginPage = () =>
  Promise.allSettled([
    import('./accounts/auth/LoginPage.tsx'),
    import('./accounts/auth/DealerInvitation.tsx'),
    import('./search/search-words/WordField.tsx'),
  ])

/**
 * Admits the house: administrators, back office and yard. The login page is loaded in advance, because a session may end
 * while the yard has no connection, and a reload would lose what was typed.
 */
const requireHouse: MiddlewareFunction = async ({ request }) => {
  const account = await ensureAccount()
  if (account?.activated && isHouse(account)) return void loadLoginPage()
  refuse(
    t('Sie müssen als Administrator angemeldet sein, um auf diese Seite zugreifen zu können'),
    placeToSignIn(account, request),
  )
}

/** Admits administrators; the back office is redirected to its overview. */
const requireAdministrator: MiddlewareFunction = async () => {
  if (has(await ensureAccount(), 'ROLE_AE_ADMIN')) return
  toast('error', t('Diese Seite ist Administratoren vorbehalten.'), 'next-page')
  throw redirect(housePaths.cockpit)
}

/** Admits administrators and the back office; the yard is redirected to its list. */
const requireOffice: MiddlewareFunction = async () => {
  if (!isOffice(await ensureAccount())) throw redirect(housePaths.yard)
}

/** The routes of the house's area, added to the router when its first address is opened. */
export const houseRoutes: RouteObject[] = [
  {
    path: 'house',
    lazy: () => import('./shell/HouseShell.tsx'),
    loader,
    middleware: [requireHouse],
    ErrorBoundary: RouteError,
    children: [
      {
        ErrorBoundary: RouteError,
        children: [
          { path: 'yard', lazy: () => import('./house/yard-list/YardPage.tsx') },
          { path: 'hand-over', lazy: () => import('./house/yard-hand-over/HandOverPage.tsx') },
          { path: 'photos', lazy: () => import('./house/photos/PhotoListPage.tsx') },
          { path: 'vehicles/:gwnummer/photos', lazy: () => import('./house/photos/PhotosPage.tsx') },
          {
            path: 'vehicles/:gwnummer/condition',
            lazy: () => import('./house/condition-record/RecordPage.tsx'),
          },
          {
            middleware: [requireOffice],
            children: [
              { path: 'imports', lazy: () => import('./house/import-desk/ImportsPage.tsx') },
              { path: 'imports/runs/:id', lazy: () => import('./house/import-desk/RunPage.tsx') },
              { path: 'imports/:id', lazy: () => import('./house/import-desk/ImportPage.tsx') },
              { index: true, lazy: () => import('./house/cockpit/CockpitPage.tsx') },
              { path: 'vehicles', lazy: () => import('./house/house-stock/StockPage.tsx') },
              { path: 'vehicles/new', lazy: () => import('./house/house-vehicle/NewVehiclePage.tsx') },
              {
                path: 'vehicles/:gwnummer',
                lazy: () => import('./house/house-vehicle/VehiclePage.tsx'),
              },
              { path: 'carriers', lazy: () => import('./house/carriers/CarriersPage.tsx') },
              { path: 'jobs', lazy: () => import('./house/stock-jobs/JobsPage.tsx') },
              { path: 'jobs/new/:action', lazy: () => import('./house/stock-jobs/NewJobPage.tsx') },
              { path: 'jobs/:id', lazy: () => import('./house/stock-jobs/JobPage.tsx') },
              {
                path: 'appointments',
                lazy: () => import('./house/house-calendar/AppointmentsPage.tsx'),
              },
              { path: 'enquiries/:id?', lazy: () => import('./house/enquiry-desk/EnquiriesPage.tsx') },
              { path: 'purchases', lazy: () => import('./house/house-purchases/HousePurchasesPage.tsx') },
              { path: 'payments', lazy: () => import('./house/bank-statements/PaymentsPage.tsx') },
              { path: 'accounting', lazy: () => import('./house/accounting/AccountingPage.tsx') },
              { path: 'purchases/:id', lazy: () => import('./house/house-purchases/PurchasePage.tsx') },
              { path: 'claims/:id?', lazy: () => import('./house/claim-desk/ClaimsPage.tsx') },
              { path: 'mail-replies', lazy: () => import('./house/mail-replies/MailRepliesPage.tsx') },
              {
                middleware: [requireAdministrator],
                children: [
                  { path: 'dealers', lazy: () => import('./house/house-dealers/DealersPage.tsx') },
                  {
                    path: 'dealers/imports',
                    lazy: () => import('./house/dealer-imports/DealerImportsPage.tsx'),
                  },
                  {
                    path: 'dealers/imports/:id',
                    lazy: () => import('./house/dealer-imports/DealerImportPage.tsx'),
                  },
                  { path: 'dealers/:id', lazy: () => import('./house/house-dealers/DealerPage.tsx') },
                  {
                    path: 'applicants',
                    lazy: () => import('./accounts/dealer-activation/ReviewDesk.tsx'),
                  },
                  { path: 'retention', lazy: () => import('./house/retention/RetentionPage.tsx') },
                  { path: 'settings', lazy: () => import('./house/settings/SettingsPage.tsx') },
                  {
                    path: 'settings/bank-account',
                    lazy: () => import('./house/bank-account/BankAccountPage.tsx'),
                  },
                  { path: 'colleagues', lazy: () => import('./house/colleagues/ColleaguesPage.tsx') },
                  {
                    path: 'integrations',
                    lazy: () => import('./house/integrations/IntegrationsPage.tsx'),
                  },
                  { path: 'audit', lazy: () => import('./house/audit/AuditPage.tsx') },
                  { path: 'mails', lazy: () => import('./house/mails/OutboxPage.tsx') },
                ],
              },
            ],
          },
          { path: '*', loader: () => redirect(housePaths.cockpit) },
        ],
      },
    ],
  },
]
