import type { Watch, WatchNote } from '@portal/contract/buyer/watchlist'
import type { Car } from '@portal/contract/vehicles/cars'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** A watchlist entry with the addresses of who may have added it. */
export const watchParts = {
  include: { account: { select: { email: true } }, addedBy: { select: { email: true } } },
} satisfies Prisma.WatchDefaultArgs
export type WatchRow = Prisma.WatchGetPayload<typeof watchParts>

export const photosOf = ({ mvpcarstockimages }: Car) =>
  mvpcarstockimages.filter(({ eaktedokumenttyp }) => eaktedokumenttyp === 'GUTACHTEN_INTERNETBILD')

/** @param car the vehicle of the entry, as dealers see it */
export function viewOfWatch(
  { id, accountId, account, addedById, addedBy, imageIds, ...row }: WatchRow,
  car: Car,
): Watch & Car {
  const photos = photosOf(car).filter(
    ({ eaktedokumentid }) => imageIds.length === 0 || imageIds.includes(eaktedokumentid),
  )
  return {
    ...car,
    id,
    imageIds: photos.map(({ eaktedokumentid }) => eaktedokumentid),
    mvpuserwatchcarimages: photos,
    datecreated: row.datecreated.toISOString(),
    datemodified: row.datemodified.toISOString(),
    datedeleted: null,
    userEmail: addedBy?.email ?? account.email,
    userId: addedById ?? accountId,
  }
}

export const viewOfNote = (row: { id: number; note: string | null; mailOnChange: boolean }): WatchNote => ({
  id: row.id,
  note: row.note ?? '',
  mailOnChange: row.mailOnChange,
})
