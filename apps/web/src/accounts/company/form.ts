import { NewInvitation } from '@portal/contract/accounts/company'
import { NewPerson } from '@portal/contract/accounts/company-invitations'
import { formResolver } from '../../form-resolver.ts'

export const invitationResolver = formResolver(NewInvitation)
export const personResolver = formResolver(NewPerson)
