import cookie from '@fastify/cookie'
import { fieldMessage } from '@portal/domain/field-messages'
import fastify from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Env } from './env.ts'
import { accountRoutes } from './features/account/routes.ts'
import { apiPageRoutes } from './features/api-page/routes.ts'
import { appointmentDeskRoutes } from './features/appointment-desk/routes.ts'
import { appointmentFeedRoutes } from './features/appointment-feed/routes.ts'
import { appointmentRoutes } from './features/appointments/routes.ts'
import { auditRoutes } from './features/audit/routes.ts'
import { authRoutes } from './features/auth/routes.ts'
import { bestResultsRoutes } from './features/best-results/routes.ts'
import { blockedHoursRoutes } from './features/blocked-hours/routes.ts'
import { carDetailRoutes } from './features/car-details/routes.ts'
import { carModelRoutes } from './features/car-models/routes.ts'
import { carRoutes } from './features/cars/routes.ts'
import { cockpitRoutes } from './features/cockpit/routes.ts'
import { colleagueRoutes } from './features/colleagues/routes.ts'
import { companyRoutes } from './features/company/routes.ts'
import { companyInvitationRoutes } from './features/company-invitations/routes.ts'
import { companyJoiningRoutes } from './features/company-joining/routes.ts'
import { conditionRoutes } from './features/condition/routes.ts'
import { conditionReportRoutes } from './features/condition-report/routes.ts'
import { consentRoutes } from './features/consents/routes.ts'
import { dealerActivationRoutes } from './features/dealer-activation/routes.ts'
import { dealerImportRoutes } from './features/dealer-imports/routes.ts'
import { dismissedCarRoutes } from './features/dismissed-cars/routes.ts'
import { documentRoutes } from './features/documents/routes.ts'
import { enquiryRoutes } from './features/enquiries/routes.ts'
import { enquiryDeskRoutes } from './features/enquiry-desk/routes.ts'
import { enquiryThreadRoutes } from './features/enquiry-threads/routes.ts'
import { fileTaskRoutes } from './features/file-tasks/routes.ts'
import { fileRoutes } from './features/files/routes.ts'
import { financeWidgetRoutes } from './features/finance-widget/routes.ts'
import { handOverRoutes } from './features/hand-overs/routes.ts'
import { houseDealerRoutes } from './features/house-dealers/routes.ts'
import { housePurchaseRoutes } from './features/house-purchases/routes.ts'
import { houseSearchRoutes } from './features/house-search/routes.ts'
import { houseStockRoutes } from './features/house-stock/routes.ts'
import { houseStockExportRoutes } from './features/house-stock-export/routes.ts'
import { houseVehicleRoutes } from './features/house-vehicle/routes.ts'
import { importDeskRoutes } from './features/import-desk/routes.ts'
import { importRunRoutes } from './features/import-runs/routes.ts'
import { mailRoutes } from './features/mails/routes.ts'
import { mySearchRoutes } from './features/my-searches/routes.ts'
import { notificationRoutes } from './features/notifications/routes.ts'
import { passwordRoutes } from './features/password/routes.ts'
import { photoArchiveRoutes } from './features/photo-archive/routes.ts'
import { photoRoutes } from './features/photos/routes.ts'
import { portalBuildRoutes } from './features/portal-build/routes.ts'
import { portalSettingsRoutes } from './features/portal-settings/routes.ts'
import { portalSettingsOf } from './features/portal-settings/view.ts'
import { purchaseRoutes } from './features/purchases/routes.ts'
import { pushRoutes } from './features/push/routes.ts'
import { registrationRoutes } from './features/registration/routes.ts'
import { resultExportRoutes } from './features/result-export/routes.ts'
import { retentionRoutes } from './features/retention/routes.ts'
import { savedSearchRoutes } from './features/saved-search/routes.ts'
import { searchRoutes } from './features/search/routes.ts'
import { searchParamsRoutes } from './features/search-params/routes.ts'
import { searchWordsRoutes } from './features/search-words/routes.ts'
import { securityContactRoutes } from './features/security-contact/routes.ts'
import { settingsRoutes } from './features/settings/routes.ts'
import { sharePageRoutes } from './features/share-page/routes.ts'
import { stockExportRoutes } from './features/stock-exports/routes.ts'
import { stockJobRoutes } from './features/stock-jobs/routes.ts'
import { stockQuarantineRoutes } from './features/stock-quarantine/routes.ts'
import { stockSourceRoutes } from './features/stock-sources/routes.ts'
import { termsRoutes } from './features/terms/routes.ts'
import { watchDeskRoutes } from './features/watch-desk/routes.ts'
import { watchExportRoutes } from './features/watch-export/routes.ts'
import { watchlistRoutes } from './features/watchlist/routes.ts'
import { jsonBodyPlugin } from './http/json-body.ts'
import { overloadPlugin } from './http/overload.ts'
import { plainTextPlugin } from './http/plain-text.ts'
import { earlyErrorHandlers, problemsPlugin } from './http/problems.ts'
import { securityPlugin } from './http/security.ts'
import { securityHeadersOf, securityHeadersPlugin } from './http/security-headers.ts'
import { webClientPlugin } from './http/web-client.ts'
import { loggerOptions } from './log.ts'
import { accessPlugin } from './plugins/access.ts'
import { type Clock, clockPlugin, systemClock } from './plugins/clock.ts'
import { dbPlugin } from './plugins/db.ts'
import { filesPlugin } from './plugins/files.ts'
import { healthPlugin } from './plugins/health.ts'
import { metricsPlugin } from './plugins/metrics.ts'
import { replicaPlugin } from './plugins/replica.ts'
import { sessionPlugin } from './plugins/session.ts'
import { settingsPlugin } from './plugins/settings.ts'
import { RequestLog } from './request-log.ts'
import { stockPlugin } from './stock/plugin.ts'

z.config({ customError: fieldMessage })

declare module 'fastify' {
  interface FastifyInstance {
    env: Env
  }
}

type Options = { env: Env; databaseUrl: string; clock?: Clock }

/** Limits for slow clients: 10 s for the request head, 15 s for the whole request, 60 s without any traffic. */
const timeLimits = {
  http: { headersTimeout: 10_000, connectionsCheckingInterval: 2000, requireHostHeader: false },
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
  await app.register(dbPlugin, { connectionString: databaseUrl, poolSize: env.DATABASE_POOL_SIZE })
  await app.register(filesPlugin)
  await app.register(cookie)
  await app.register(securityHeadersPlugin, { headers })
  await app.register(overloadPlugin)
  await app.register(sessionPlugin)
  await app.register(accessPlugin)
  await app.register(securityPlugin)
  await app.register(jsonBodyPlugin)
  await app.register(plainTextPlugin)
  await app.register(healthPlugin)
  await app.register(metricsPlugin)
  await app.register(settingsPlugin, { connectionString: databaseUrl })
  await app.register(stockPlugin, { connectionString: databaseUrl })
  await app.register(replicaPlugin, { poolSize: env.DATABASE_POOL_SIZE })

  if (env.DEMO_DATA) {
    const { demoPicturesPlugin } = await import('./features/demo-stock/on-request.ts')
    await app.register(demoPicturesPlugin)
  }
  await app.register(apiPageRoutes)
  await app.register(portalSettingsRoutes)
  await app.register(settingsRoutes)
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
  await app.register(companyRoutes)
  await app.register(colleagueRoutes)
  await app.register(companyInvitationRoutes)
  await app.register(companyJoiningRoutes)
  await app.register(accountRoutes)
  await app.register(termsRoutes)
  await app.register(passwordRoutes)
  await app.register(registrationRoutes)
  await app.register(documentRoutes)
  await app.register(dealerActivationRoutes)
  await app.register(houseDealerRoutes)
  await app.register(dealerImportRoutes)
  await app.register(auditRoutes)
  await app.register(mailRoutes)
  await app.register(retentionRoutes)
  await app.register(houseSearchRoutes)
  await app.register(houseStockRoutes)
  await app.register(houseStockExportRoutes)
  await app.register(cockpitRoutes)
  await app.register(enquiryRoutes)
  await app.register(enquiryThreadRoutes)
  await app.register(enquiryDeskRoutes)
  await app.register(appointmentDeskRoutes)
  await app.register(appointmentRoutes)
  await app.register(blockedHoursRoutes)
  await app.register(appointmentFeedRoutes)
  await app.register(notificationRoutes)
  await app.register(mySearchRoutes)
  await app.register(savedSearchRoutes)
  await app.register(searchParamsRoutes)
  await app.register(bestResultsRoutes)
  await app.register(resultExportRoutes)
  await app.register(watchlistRoutes)
  await app.register(dismissedCarRoutes)
  await app.register(watchDeskRoutes)
  await app.register(watchExportRoutes)
  await app.register(purchaseRoutes)
  await app.register(handOverRoutes)
  await app.register(housePurchaseRoutes)
  await app.register(pushRoutes)
  await app.register(stockSourceRoutes)
  await app.register(importDeskRoutes)
  await app.register(importRunRoutes)
  await app.register(stockExportRoutes)
  await app.register(stockQuarantineRoutes, { databaseUrl })
  await app.register(consentRoutes)
  await app.register(financeWidgetRoutes)
  await app.register(sharePageRoutes)
  await app.register(houseVehicleRoutes)
  await app.register(stockJobRoutes)
  await app.register(securityContactRoutes)
  await app.register(webClientPlugin, { settings: () => portalSettingsOf(env) })

  return app
}
