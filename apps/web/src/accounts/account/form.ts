import { personNameField } from '@portal/domain/values/fields'
import { z } from 'zod'
import { formResolver } from '../../form-resolver.ts'

export const ProfileFields = z.object({
  firstName: personNameField('Vorname'),
  lastName: personNameField('Nachname'),
})
export type ProfileFields = z.output<typeof ProfileFields>
export const profileResolver = formResolver(ProfileFields)
