import { NewInvitation } from '@portal/contract/company'
import { NewPerson } from '@portal/contract/company-invitations'
import { formResolver } from '../../form-resolver.ts'

export const invitationResolver = formResolver(NewInvitation)
export const personResolver = formResolver(NewPerson)
