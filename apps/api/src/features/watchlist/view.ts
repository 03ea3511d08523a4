import type { Watch, WatchNote } from '@portal/contract/watchlist'
import type { Prisma } from '../../../generated/prisma/client.ts'

/**
 * What a watch entry reads from the database. The dealer price is among it because only activated logins have a
 * watchlist, and their price tier is the dealer's (U-02).
 */
export const watchParts = {
  include: {
    account: { select: { email: true } },
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

/** A watch entry as it goes over the wire. */
export function viewOfWatch({
  id,
  accountId,
  account,
  fahrzeugid,
  vehicle,
  imageIds,
  ...row
}: WatchRow): Watch {
  const { files, ...facts } = vehicle
  const photos =
    imageIds.length === 0 ? files : files.filter((file) => imageIds.includes(file.eaktedokumentid))
  return {
    ...facts,
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
    userEmail: account.email,
    userId: accountId,
  }
}

export const viewOfNote = (row: { id: number; note: string | null; mailOnChange: boolean }): WatchNote => ({
  id: row.id,
  note: row.note ?? '',
  mailOnChange: row.mailOnChange,
})
