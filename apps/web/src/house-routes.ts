import { has, isHouse, isOffice } from '@portal/domain/roles'
import { type MiddlewareFunction, type RouteObject, redirect } from 'react-router'
import { ensureAccount } from './features/account/queries.ts'
import { placeToSignIn, refuse } from './guards.ts'
import { housePaths } from './house-paths.ts'
import { loader } from './shell/AppShell.tsx'
import { RouteError } from './shell/RouteError.tsx'
import { toast } from './ui/toast.ts'

/** Loads the login page with its lazy parts. After a failure they are loaded when the page is opened. */
const loadLoginPage = () =>
  Promise.allSettled([
    import('./features/auth/LoginPage.tsx'),
    import('./features/auth/DealerInvitation.tsx'),
    import('./shell/HeaderSearch.tsx'),
  ])

/**
 * Admits the house: administrators, back office and yard. The login page is loaded in advance, because a session may end
 * while the yard has no connection, and a reload would lose what was typed.
 */
const requireHouse: MiddlewareFunction = async ({ request }) => {
  const account = await ensureAccount()
  if (account?.activated && isHouse(account)) return void loadLoginPage()
  refuse(
    'Sie müssen als Administrator angemeldet sein, um auf diese Seite zugreifen zu können',
    placeToSignIn(account, request),
  )
}

/** Admits administrators; the back office is redirected to its overview. */
const requireAdministrator: MiddlewareFunction = async () => {
  if (has(await ensureAccount(), 'ROLE_AE_ADMIN')) return
  toast('error', 'Diese Seite ist Administratoren vorbehalten.', 'next-page')
  throw redirect(housePaths.cockpit)
}

/** Admits administrators and the back office; the yard is redirected to the photos. */
const requireOffice: MiddlewareFunction = async () => {
  if (!isOffice(await ensureAccount())) throw redirect(housePaths.photos)
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
          { path: 'photos', lazy: () => import('./features/photos/PhotoListPage.tsx') },
          { path: 'vehicles/:gwnummer/photos', lazy: () => import('./features/photos/PhotosPage.tsx') },
          {
            path: 'vehicles/:gwnummer/condition',
            lazy: () => import('./features/condition-record/RecordPage.tsx'),
          },
          {
            middleware: [requireOffice],
            children: [
              { path: 'imports', lazy: () => import('./features/import-desk/ImportsPage.tsx') },
              { path: 'imports/runs/:id', lazy: () => import('./features/import-runs/RunPage.tsx') },
              { path: 'imports/:id', lazy: () => import('./features/import-desk/ImportPage.tsx') },
              { index: true, lazy: () => import('./features/cockpit/CockpitPage.tsx') },
              { path: 'vehicles', lazy: () => import('./features/house-stock/StockPage.tsx') },
              { path: 'vehicles/new', lazy: () => import('./features/house-vehicle/NewVehiclePage.tsx') },
              {
                path: 'vehicles/:gwnummer',
                lazy: () => import('./features/house-vehicle/VehiclePage.tsx'),
              },
              { path: 'jobs', lazy: () => import('./features/stock-jobs/JobsPage.tsx') },
              { path: 'jobs/new/:action', lazy: () => import('./features/stock-jobs/NewJobPage.tsx') },
              { path: 'jobs/:id', lazy: () => import('./features/stock-jobs/JobPage.tsx') },
              {
                path: 'appointments',
                lazy: () => import('./features/appointment-desk/AppointmentsPage.tsx'),
              },
              { path: 'enquiries/:id?', lazy: () => import('./features/enquiry-desk/EnquiriesPage.tsx') },
              { path: 'purchases', lazy: () => import('./features/house-purchases/PurchasesPage.tsx') },
              { path: 'purchases/:id', lazy: () => import('./features/house-purchases/PurchasePage.tsx') },
              {
                middleware: [requireAdministrator],
                children: [
                  { path: 'dealers', lazy: () => import('./features/house-dealers/DealersPage.tsx') },
                  {
                    path: 'dealers/imports',
                    lazy: () => import('./features/dealer-imports/DealerImportsPage.tsx'),
                  },
                  {
                    path: 'dealers/imports/:id',
                    lazy: () => import('./features/dealer-imports/DealerImportPage.tsx'),
                  },
                  { path: 'dealers/:id', lazy: () => import('./features/house-dealers/DealerPage.tsx') },
                  {
                    path: 'applicants',
                    lazy: () => import('./features/dealer-activation/ReviewDesk.tsx'),
                  },
                  { path: 'retention', lazy: () => import('./features/retention/RetentionPage.tsx') },
                  { path: 'settings', lazy: () => import('./features/settings/SettingsPage.tsx') },
                  { path: 'colleagues', lazy: () => import('./features/colleagues/ColleaguesPage.tsx') },
                  { path: 'audit', lazy: () => import('./features/audit/AuditPage.tsx') },
                  { path: 'mails', lazy: () => import('./features/mails/OutboxPage.tsx') },
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
