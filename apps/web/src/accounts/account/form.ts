import { personName } from '@portal/domain/values/fields'
import { z } from 'zod'
import { formResolver } from '../../form-resolver.ts'

export const ProfileFields = z.object({ firstName: personName('Vorname'), lastName: personName('Nachname') })
export type ProfileFields = z.output<typeof ProfileFields>
export const profileResolver = formResolver(ProfileFields)
