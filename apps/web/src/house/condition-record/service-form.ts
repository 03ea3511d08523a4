import { Service, ServiceEntry } from '@portal/contract/vehicles/condition-parts'
import { numberFieldText } from '@portal/domain/values/typed-number'
import { serviceProofs } from '@portal/domain/vehicles/condition/history'
import { z } from 'zod'
import { aDraft } from '../../draft.ts'
import { formResolver } from '../../form-resolver.ts'
import type { PartDraft } from './PartPanel.tsx'
import { chosen, typedNumber, typedText } from './typed-fields.ts'

const EntryFields = z.object({
  date: ServiceEntry.shape.date,
  km: typedNumber(ServiceEntry.shape.km),
  work: ServiceEntry.shape.work,
  workshop: typedText(ServiceEntry.shape.workshop),
  proof: ServiceEntry.shape.proof,
})
const ServiceFields = z.object({
  history: chosen(Service.shape.history.unwrap()),
  entries: z.array(EntryFields).max(60),
})
export type ServiceFields = z.input<typeof ServiceFields>
export const serviceResolver = formResolver(ServiceFields)
export const serviceDraft = aDraft<PartDraft<ServiceFields>>('service')

export const newEntry = {
  ...{ date: '', km: '', work: '', workshop: '' },
  proof: serviceProofs[0].value,
} satisfies ServiceFields['entries'][number]

export const serviceFields = (service: Service | null): ServiceFields => ({
  history: service?.history ?? '',
  entries: (service?.entries ?? []).map(({ km, workshop, ...entry }) => ({
    ...entry,
    km: numberFieldText(km),
    workshop: workshop ?? '',
  })),
})
