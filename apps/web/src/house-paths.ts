import { paths } from './paths.ts'

/** All paths of the house's area ("Verwaltung"), which is a chunk of its own. */
export const housePaths = {
  cockpit: paths.house,
  vehicles: `${paths.house}/vehicles`,
  imports: `${paths.house}/imports`,
  enquiries: `${paths.house}/enquiries`,
  applicants: `${paths.house}/applicants`,
  mails: `${paths.house}/mails`,
} as const
