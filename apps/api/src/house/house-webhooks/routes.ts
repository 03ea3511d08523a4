import * as calls from '@portal/contract/house/house-webhooks'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { registerWebhookCalls } from '../../accounts/webhooks/routes.ts'

export const houseWebhookRoutes: FastifyPluginAsyncZod = async (app) =>
  registerWebhookCalls(app, calls.houseWebhookCalls, () => null)
