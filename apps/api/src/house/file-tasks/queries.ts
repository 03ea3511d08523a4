import { damagePhotoType } from '@portal/domain/vehicles/photos'
import type { Db } from '../../plugins/db.ts'
import { taskView, withVehicle } from './view.ts'

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
