import type { PickUp } from '@portal/contract/sale/pick-up'
import { aDraft } from '../../draft.ts'
import { slotOf } from './facts.ts'

/** The fields of the form with the person and the time of a pass. */
export const fieldsOf = (
  pass: PickUp['pass'],
): Record<'kind' | 'carrier' | 'name' | 'firm' | 'plate' | keyof ReturnType<typeof slotOf>, string> => ({
  kind: pass?.kind ?? 'driver',
  carrier: pass?.carrier ? String(pass.carrier) : '',
  ...{ name: pass?.name ?? '', firm: pass?.firm ?? '', plate: pass?.plate ?? '' },
  ...slotOf(pass?.state === 'ready' ? pass.appointmentAt : null),
})
export type PickUpFields = ReturnType<typeof fieldsOf>

/** Who is being entered to collect a purchase. */
export const pickUpDraft = aDraft<{ id: string; fields: PickUpFields }>('pick-up')
