import { NewWebhook, readWebhookSecret } from '@portal/contract/accounts/webhooks'
import { formResolver } from '../../form-resolver.ts'

export const webhookResolver = formResolver(NewWebhook)
export const passwordResolver = formResolver(readWebhookSecret.schema.body)
