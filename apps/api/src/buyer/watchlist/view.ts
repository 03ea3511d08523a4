import type { Watch, WatchNote } from '@portal/contract/buyer/watchlist'
import { Car } from '@portal/contract/vehicles/cars'
import type { Prisma } from '../../../generated/prisma/client.ts'

/**
 * The columns of a watchlist entry. They include the dealer price, because only activated accounts have a watchlist and
 * belong to the dealer tier (U-02).
 */
export const watchParts = {
  include: {
    account: { select: { email: true } },
    addedBy: { select: { email: true } },
    vehicle: {
      select: {
        gwnummer: true,
        hersteller: true,
        modellgruppe: true,
        modell: true,
        kilometerstandvon: true,
        erstzulassungvon: true,
        planverkaufspreisprivatkundengeschaeftbrutto: true,
        haendlerpreisbrutto: true,
        vatMode: true,
        available: true,
        files: {
          where: { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' },
          orderBy: [{ position: 'asc' }, { eaktedokumentid: 'asc' }],
          select: { eaktedokumentid: true, ordner: true, datei: true },
        },
      },
    },
  },
} satisfies Prisma.WatchDefaultArgs
export type WatchRow = Prisma.WatchGetPayload<typeof watchParts>

/** @param energyLabels of the cars that must show one, by fahrzeugid */
export function viewOfWatch(
  { id, accountId, account, addedById, addedBy, fahrzeugid, vehicle, imageIds, ...row }: WatchRow,
  energyLabels: ReadonlyMap<number, string>,
): Watch {
  const { files, ...facts } = vehicle
  const photos =
    imageIds.length === 0 ? files : files.filter((file) => imageIds.includes(file.eaktedokumentid))
  return {
    ...facts,
    vatMode: Car.shape.vatMode.parse(facts.vatMode),
    energyLabel: energyLabels.get(fahrzeugid) ?? null,
    id,
    fahrzeugid,
    erstzulassungvon: facts.erstzulassungvon.toISOString().slice(0, 10),
    planverkaufspreisprivatkundengeschaeftbrutto:
      facts.planverkaufspreisprivatkundengeschaeftbrutto.toNumber(),
    haendlerpreisbrutto: facts.haendlerpreisbrutto.toNumber(),
    imageIds: photos.map(({ eaktedokumentid }) => eaktedokumentid),
    mvpuserwatchcarimages: photos.map((photo) => ({ ...photo, eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' })),
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
