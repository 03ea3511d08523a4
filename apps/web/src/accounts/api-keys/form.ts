import { NewApiKey } from '@portal/contract/accounts/api-keys'
import { formResolver } from '../../form-resolver.ts'

export const keyResolver = formResolver(NewApiKey)
