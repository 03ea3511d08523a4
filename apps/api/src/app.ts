import cookie from '@fastify/cookie'
import { fieldMessage } from '@portal/domain/values/field-messages'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { accountRoutes } from './accounts/account/routes.ts'
import { apiKeyRoutes } from './accounts/api-keys/routes.ts'
import { authRoutes } from './accounts/auth/routes.ts'
import { companyRoutes } from './accounts/company/routes.ts'
import { companyInvitationRoutes } from './accounts/company-invitations/routes.ts'
import { companyJoiningRoutes } from './accounts/company-joining/routes.ts'
import { dealerActivationRoutes } from './accounts/dealer-activation/routes.ts'
import { documentRoutes } from './accounts/documents/routes.ts'
import { passkeyRoutes } from './accounts/passkeys/routes.ts'
import { passwordRoutes } from './accounts/password/routes.ts'
import { providerLogoutRoutes } from './accounts/provider-logout/routes.ts'
import { providerSignInRoutes } from './accounts/provider-sign-in/routes.ts'
import { purchaseLimitRoutes } from './accounts/purchase-limits/routes.ts'
import { registrationRoutes } from './accounts/registration/routes.ts'
import { termsRoutes } from './accounts/terms/routes.ts'
import { vatCheckRoutes } from './accounts/vat-checks/routes.ts'
import { webhookRoutes } from './accounts/webhooks/routes.ts'
import { appointmentFeedRoutes } from './buyer/appointment-feed/routes.ts'
import { appointmentRoutes } from './buyer/appointments/routes.ts'
import { enquiryRoutes } from './buyer/enquiries/routes.ts'
import { enquiryThreadRoutes } from './buyer/enquiry-threads/routes.ts'
import { purchaseRoutes } from './buyer/purchases/routes.ts'
import { pushRoutes } from './buyer/push/routes.ts'
import { reservationApprovalRoutes } from './buyer/reservation-approvals/routes.ts'
import { watchDeskRoutes } from './buyer/watch-desk/routes.ts'
import { watchExportRoutes } from './buyer/watch-export/routes.ts'
import { watchlistRoutes } from './buyer/watchlist/routes.ts'
import type { Env } from './env.ts'
import { creditClaim } from './house/claim-decisions/commands.ts'
import { houseRoutes } from './house-routes.ts'
import { emptyAnswersPlugin } from './http/empty-answers.ts'
import { jsonBodyPlugin } from './http/json-body.ts'
import { overloadPlugin } from './http/overload.ts'
import { plainTextPlugin } from './http/plain-text.ts'
import { earlyErrorHandlers, problemsPlugin } from './http/problems.ts'
import { securityPlugin } from './http/security.ts'
import { securityHeadersOf, securityHeadersPlugin } from './http/security-headers.ts'
import { webClientPlugin } from './http/web-client.ts'
import { loggerOptions } from './log.ts'
import { accessPlugin } from './plugins/access.ts'
import { apiKeyPlugin } from './plugins/api-keys.ts'
import { type Clock, clockPlugin, systemClock } from './plugins/clock.ts'
import { dbPlugin } from './plugins/db.ts'
import { filesPlugin } from './plugins/files.ts'
import { healthPlugin } from './plugins/health.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { repeatableCallsPlugin } from './plugins/repeatable-calls.ts'
import { replicaPlugin } from './plugins/replica.ts'
import { sessionPlugin } from './plugins/session.ts'
import { settingsPlugin } from './plugins/settings.ts'
import { RequestLog } from './request-log.ts'
import { approvalRoutes } from './sale/approvals/routes.ts'
import { arrivalRoutes } from './sale/arrival/routes.ts'
import { claimFilingRoutes } from './sale/claim-filing/routes.ts'
import { claimPhotoRoutes } from './sale/claim-photos/routes.ts'
import { claimRoutes } from './sale/claims/routes.ts'
import { handOverRoutes } from './sale/hand-overs/routes.ts'
import { invoiceRoutes } from './sale/invoices/routes.ts'
import { paymentRoutes } from './sale/payments/routes.ts'
import { pickUpRoutes } from './sale/pick-up/routes.ts'
import { purchasePageRoutes } from './sale/purchase/routes.ts'
import { resalePackRoutes } from './sale/resale-pack/routes.ts'
import { agentRoutes } from './search/agents/routes.ts'
import { bestResultsRoutes } from './search/best-results/routes.ts'
import { mySearchRoutes } from './search/my-searches/routes.ts'
import { newsRoutes } from './search/news/routes.ts'
import { notificationRoutes } from './search/notifications/routes.ts'
import { resultExportRoutes } from './search/result-export/routes.ts'
import { searchRoutes } from './search/results/routes.ts'
import { savedSearchRoutes } from './search/saved-search/routes.ts'
import { searchParamsRoutes } from './search/search-params/routes.ts'
import { searchWordsRoutes } from './search/search-words/routes.ts'
import { apiPageRoutes } from './site/api-page/routes.ts'
import { blockedHoursRoutes } from './site/blocked-hours/routes.ts'
import { consentRoutes } from './site/consents/routes.ts'
import { portalBuildRoutes } from './site/portal-build/routes.ts'
import { portalSettingsRoutes } from './site/portal-settings/routes.ts'
import { portalSettingsOf } from './site/portal-settings/view.ts'
import { securityContactRoutes } from './site/security-contact/routes.ts'
import { stockPlugin } from './stock/plugin.ts'
import { carDetailRoutes } from './vehicles/car-details/routes.ts'
import { carModelRoutes } from './vehicles/car-models/routes.ts'
import { carRoutes } from './vehicles/cars/routes.ts'
import { conditionRoutes } from './vehicles/condition/routes.ts'
import { conditionReportRoutes } from './vehicles/condition-report/routes.ts'
import { dismissedCarRoutes } from './vehicles/dismissed-cars/routes.ts'
import { photoArchiveRoutes } from './vehicles/files/archive-routes.ts'
import { photoRoutes } from './vehicles/files/photo-routes.ts'
import { fileRoutes } from './vehicles/files/routes.ts'
import { fileTaskRoutes } from './vehicles/files/upload-routes.ts'
import { financeWidgetRoutes } from './vehicles/finance-widget/routes.ts'
import { sharePageRoutes } from './vehicles/share-page/routes.ts'

z.config({ customError: fieldMessage })

declare module 'fastify' {
  interface FastifyInstance {
    env: Env
  }
}

type Options = { env: Env; databaseUrl: string; clock?: Clock }

/**
 * Limits for slow clients: 10 s for the request head, 15 s for the whole request, 60 s without any traffic. A head has
 * room for a search of 10,000 characters of any alphabet.
 */
const timeLimits = {
  http: {
    maxHeaderSize: 128 * 1024,
    headersTimeout: 10_000,
    connectionsCheckingInterval: 2000,
    requireHostHeader: false,
  },
  requestTimeout: 15_000,
  keepAliveTimeout: 10_000,
  connectionTimeout: 60_000,
}

/** Builds the HTTP application; registers every plugin and feature by name. */
export async function buildApp({ env, databaseUrl, clock = systemClock }: Options) {
  const headers = securityHeadersOf(env)
  const app = fastify({
    logger: loggerOptions(env),
    logController: new RequestLog(),
    bodyLimit: 64 * 1024,
    // Preparing the stock and compressing the web client take longer than the 10 s of the default on a busy machine.
    pluginTimeout: 120_000,
    ...timeLimits,
    exposeHeadRoutes: false,
    trustProxy: env.TRUST_PROXY ?? false,
    ...earlyErrorHandlers(headers),
    // Accepts parameters longer than any schema allows, so the call answers with a validation error instead of "not
    // found".
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 4000 },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.decorate('env', env)

  if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { traceRequests } = await import('./traces.ts')
    traceRequests(app, env, env.OTEL_EXPORTER_OTLP_ENDPOINT)
  }
  await app.register(problemsPlugin)
  await app.register(clockPlugin, { clock })
  await app.register(dbPlugin, { connectionString: databaseUrl })
  await app.register(filesPlugin)
  await app.register(cookie)
  await app.register(securityHeadersPlugin, { headers })
  await app.register(overloadPlugin)
  await app.register(apiKeyPlugin)
  await app.register(repeatableCallsPlugin)
  await app.register(sessionPlugin)
  await app.register(accessPlugin)
  await app.register(securityPlugin)
  await app.register(jsonBodyPlugin)
  await app.register(plainTextPlugin)
  await app.register(emptyAnswersPlugin)
  await app.register(healthPlugin)
  await app.register(metricsPlugin)
  await app.register(settingsPlugin, { connectionString: databaseUrl })
  await app.register(stockPlugin, { connectionString: databaseUrl })
  await app.register(replicaPlugin)

  if (env.DEMO_DATA) {
    const { demoPicturesPlugin } = await import('./demo/demo-stock/on-request.ts')
    await app.register(demoPicturesPlugin)
  }
  await app.register(apiPageRoutes)
  await app.register(portalSettingsRoutes)
  await app.register(portalBuildRoutes)
  await app.register(searchRoutes)
  await app.register(searchWordsRoutes)
  await app.register(carRoutes)
  await app.register(carDetailRoutes)
  await app.register(conditionRoutes)
  await app.register(conditionReportRoutes)
  await app.register(carModelRoutes)
  await app.register(fileRoutes)
  await app.register(photoArchiveRoutes)
  await app.register(photoRoutes)
  await app.register(fileTaskRoutes)
  await app.register(authRoutes)
  await app.register(passkeyRoutes)
  await app.register(providerSignInRoutes)
  await app.register(providerLogoutRoutes)
  await app.register(companyRoutes)
  await app.register(purchaseLimitRoutes)
  await app.register(companyInvitationRoutes)
  await app.register(companyJoiningRoutes)
  await app.register(apiKeyRoutes)
  await app.register(webhookRoutes)
  await app.register(accountRoutes)
  await app.register(termsRoutes)
  await app.register(vatCheckRoutes)
  await app.register(passwordRoutes)
  await app.register(registrationRoutes)
  await app.register(documentRoutes)
  await app.register(dealerActivationRoutes)
  await app.register(enquiryRoutes)
  await app.register(enquiryThreadRoutes)
  await app.register(appointmentRoutes)
  await app.register(blockedHoursRoutes)
  await app.register(appointmentFeedRoutes)
  await app.register(notificationRoutes)
  await app.register(mySearchRoutes)
  await app.register(newsRoutes)
  await app.register(savedSearchRoutes)
  await app.register(searchParamsRoutes)
  await app.register(bestResultsRoutes)
  await app.register(resultExportRoutes)
  await app.register(agentRoutes)
  await app.register(watchlistRoutes)
  await app.register(dismissedCarRoutes)
  await app.register(watchDeskRoutes)
  await app.register(watchExportRoutes)
  await app.register(purchaseRoutes)
  await app.register(reservationApprovalRoutes)
  await app.register(handOverRoutes)
  await app.register(purchasePageRoutes)
  await app.register(resalePackRoutes)
  await app.register(invoiceRoutes)
  await app.register(paymentRoutes)
  await app.register(approvalRoutes)
  await app.register(arrivalRoutes)
  await app.register(claimRoutes, { creditClaim })
  await app.register(claimPhotoRoutes)
  await app.register(claimFilingRoutes)
  await app.register(pickUpRoutes)
  await app.register(pushRoutes)
  await app.register(houseRoutes, { databaseUrl })
  await app.register(consentRoutes)
  await app.register(financeWidgetRoutes)
  await app.register(sharePageRoutes)
  await app.register(securityContactRoutes)
  await app.register(webClientPlugin, { settings: () => portalSettingsOf(env) })

  return app
}
