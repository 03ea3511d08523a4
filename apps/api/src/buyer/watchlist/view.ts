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

/** Of an entry: its id, chosen photos and times, and who marked it. */
export type MarkedRow = Pick<WatchRow, 'id' | 'imageIds' | 'datecreated' | 'datemodified'> &
  Pick<Watch, 'userId' | 'userEmail'>

export const markedRowOf = ({ accountId, account, addedById, addedBy, ...row }: WatchRow): MarkedRow => ({
  ...row,
  userEmail: addedBy?.email ?? account.email,
  userId: addedById ?? accountId,
})

/** @param car the vehicle of the entry, as dealers see it */
export function viewOfWatch(
  { id, imageIds, datecreated, datemodified, userEmail, userId }: MarkedRow,
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
    datecreated: datecreated.toISOString(),
    datemodified: datemodified.toISOString(),
    datedeleted: null,
    userEmail,
    userId,
  }
}

export const viewOfNote = (row: { id: number; note: string | null; mailOnChange: boolean }): WatchNote => ({
  id: row.id,
  note: row.note ?? '',
  mailOnChange: row.mailOnChange,
})
