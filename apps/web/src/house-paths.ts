import { paths } from './paths.ts'

/** All paths of the house's area ("Verwaltung"), which is a chunk of its own. */
export const housePaths = {
  cockpit: paths.house,
  vehicles: `${paths.house}/vehicles`,
  enquiries: `${paths.house}/enquiries`,
  photos: `${paths.house}/photos`,
  applicants: `${paths.house}/applicants`,
  mails: `${paths.house}/mails`,
} as const

/** The photos of one vehicle. */
export const vehiclePhotosPath = (gwnummer: string) => `${housePaths.vehicles}/${gwnummer}/photos`
