import { FileTask } from '@portal/contract/house/photos'
import type { Language } from '@portal/domain/site/language'
import { damagePhotoType } from '@portal/domain/vehicles/photos'
import type { FileTask as Row } from '../../../generated/prisma/client.ts'
import { translatedInto } from '../../http/language.ts'
import type { Db } from '../../plugins/db.ts'

/** A task in the shape of the contract. */
export const taskView = ({ vehicle, ...task }: Row & { vehicle: { gwnummer: string } }) =>
  FileTask.parse({ ...task, gwnummer: vehicle.gwnummer })

/** The message about a file, stored or made in German, in a language. */
export const messageIn = <Told extends { message: string | null }>(language: Language, told: Told): Told => ({
  ...told,
  message: told.message && translatedInto(language, told.message),
})

/** Selects what `taskView` needs. */
export const withVehicle = { vehicle: { select: { gwnummer: true } } } as const

/** The tasks started by an account, oldest first. */
export async function tasksOfAccount(db: Db, accountId: number) {
  const tasks = await db.fileTask.findMany({
    where: { accountId },
    orderBy: [{ createdAt: 'asc' }, { position: 'asc' }],
    include: withVehicle,
  })
  return tasks.map(taskView)
}

/** The tasks of a vehicle's files that are not done, in the order of their photos. */
export async function openTasksOf(db: Db, fahrzeugid: number) {
  const tasks = await db.fileTask.findMany({
    where: { fahrzeugid, state: { not: 'done' }, eaktedokumenttyp: { not: damagePhotoType } },
    orderBy: [{ position: 'asc' }, { createdAt: 'asc' }],
    include: withVehicle,
  })
  return tasks.map(taskView)
}
