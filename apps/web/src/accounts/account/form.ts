import { personNameField } from '@portal/domain/values/fields'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import { formResolver } from '../../form-resolver.ts'

export const ProfileFields = z.object({
  firstName: personNameField(t('Vorname')),
  lastName: personNameField(t('Nachname')),
})
export type ProfileFields = z.output<typeof ProfileFields>
export const profileResolver = formResolver(ProfileFields)
