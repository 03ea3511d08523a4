import { personName } from '@portal/domain/fields'
import { z } from 'zod'

export const ProfileFields = z.object({ firstName: personName('Vorname'), lastName: personName('Nachname') })
export type ProfileFields = z.output<typeof ProfileFields>
