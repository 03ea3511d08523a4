import { FileTask } from '@portal/contract/house/photos'
import type { FileTask as Row } from '../../../generated/prisma/client.ts'

/** A task in the shape of the contract. */
export const taskView = ({ vehicle, ...task }: Row & { vehicle: { gwnummer: string } }) =>
  FileTask.parse({ ...task, gwnummer: vehicle.gwnummer })

/** Selects what `taskView` needs. */
export const withVehicle = { vehicle: { select: { gwnummer: true } } } as const
