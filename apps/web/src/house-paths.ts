import { paths } from './paths.ts'

/** All paths of the house's area ("Verwaltung"), which is a chunk of its own. */
export const housePaths = {
  cockpit: paths.house,
  vehicles: `${paths.house}/vehicles`,
  newVehicle: `${paths.house}/vehicles/new`,
  imports: `${paths.house}/imports`,
  jobs: `${paths.house}/jobs`,
  enquiries: `${paths.house}/enquiries`,
  appointments: `${paths.house}/appointments`,
  photos: `${paths.house}/photos`,
  yard: `${paths.house}/yard`,
  handOver: `${paths.house}/hand-over`,
  purchases: `${paths.house}/purchases`,
  carriers: `${paths.house}/carriers`,
  claims: `${paths.house}/claims`,
  dealers: `${paths.house}/dealers`,
  dealerImports: `${paths.house}/dealers/imports`,
  colleagues: `${paths.house}/colleagues`,
  applicants: `${paths.house}/applicants`,
  mails: `${paths.house}/mails`,
  mailReplies: `${paths.house}/mail-replies`,
  settings: `${paths.house}/settings`,
  bankAccount: `${paths.house}/settings/bank-account`,
  payments: `${paths.house}/payments`,
  accounting: `${paths.house}/accounting`,
  integrations: `${paths.house}/integrations`,
  retention: `${paths.house}/retention`,
  audit: `${paths.house}/audit`,
} as const

/** The page of the house about one vehicle. */
export const houseVehiclePath = (gwnummer: string) => `${housePaths.vehicles}/${encodeURIComponent(gwnummer)}`

/** The photo desk of one vehicle. */
export const housePhotosPath = (gwnummer: string) => `${houseVehiclePath(gwnummer)}/photos`

/** Where the condition of one vehicle is recorded. */
export const houseConditionPath = (gwnummer: string) => `${houseVehiclePath(gwnummer)}/condition`

/** The page of the house about one purchase. */
export const housePurchasePath = (id: string) => `${housePaths.purchases}/${id}`

/** The file of one dealer. */
export const dealerPath = (id: number) => `${housePaths.dealers}/${id}`

/** An import of partners or purchases. */
export const dealerImportPath = (id: string) => `${housePaths.dealerImports}/${id}`

/** An enquiry beside the list of all. */
export const enquiryPath = (id: string) => `${housePaths.enquiries}/${id}`

/** A claim beside the list of all. */
export const houseClaimPath = (id: string) => `${housePaths.claims}/${id}`

/** A job of the stock: preview, progress, result. */
export const jobPath = (id: string) => `${housePaths.jobs}/${id}`

/** The form of a new job; its vehicles are in the state of the navigation. */
export const newJobPath = (action: string) => `${housePaths.jobs}/new/${action}`

/** A delivery by command line or from the inbox. */
export const importRunPath = (id: number) => `${housePaths.imports}/runs/${id}`
