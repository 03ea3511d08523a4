import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountingRoutes } from './house/accounting/routes.ts'
import { appointmentDeskRoutes } from './house/appointment-desk/routes.ts'
import { auditRoutes } from './house/audit/routes.ts'
import { bankAccountRoutes } from './house/bank-account/routes.ts'
import { bankEntryRoutes } from './house/bank-entries/routes.ts'
import { bankStatementRoutes } from './house/bank-statements/routes.ts'
import { carrierRoutes } from './house/carriers/routes.ts'
import { claimDeskRoutes } from './house/claim-desk/routes.ts'
import { cockpitRoutes } from './house/cockpit/routes.ts'
import { colleagueRoutes } from './house/colleagues/routes.ts'
import { dealerImportRoutes } from './house/dealer-imports/routes.ts'
import { enquiryDeskRoutes } from './house/enquiry-desk/routes.ts'
import { houseApiKeyRoutes } from './house/house-api-keys/routes.ts'
import { houseArrivalRoutes } from './house/house-arrivals/routes.ts'
import { houseDealerRoutes } from './house/house-dealers/routes.ts'
import { houseInvoiceRoutes } from './house/house-invoices/routes.ts'
import { housePurchaseRoutes } from './house/house-purchases/routes.ts'
import { houseRefundRoutes } from './house/house-refunds/routes.ts'
import { houseSearchRoutes } from './house/house-search/routes.ts'
import { houseStockRoutes } from './house/house-stock/routes.ts'
import { houseStockExportRoutes } from './house/house-stock-export/routes.ts'
import { houseVehicleRoutes } from './house/house-vehicle/routes.ts'
import { importDeskRoutes } from './house/import-desk/routes.ts'
import { importRunRoutes } from './house/imports/routes.ts'
import { mailReplyRoutes } from './house/mail-replies/routes.ts'
import { mailRoutes } from './house/mails/routes.ts'
import { priceTemplateRoutes } from './house/price-templates/routes.ts'
import { purchaseOverviewRoutes } from './house/purchase-overview/routes.ts'
import { retentionRoutes } from './house/retention/routes.ts'
import { settingsRoutes } from './house/settings/routes.ts'
import { stockExportRoutes } from './house/stock-exports/routes.ts'
import { stockJobRoutes } from './house/stock-jobs/routes.ts'
import { stockQuarantineRoutes } from './house/stock-quarantine/routes.ts'
import { stockSourceRoutes } from './house/stock-sources/routes.ts'
import { vehicleDocumentRoutes } from './house/vehicle-documents/routes.ts'
import { yardHandOverRoutes } from './house/yard-hand-over/routes.ts'
import { yardListRoutes } from './house/yard-list/routes.ts'

/** Registers the features of the operator's people. */
export const houseRoutes: FastifyPluginAsyncZod<{ databaseUrl: string }> = async (app, { databaseUrl }) => {
  await app.register(settingsRoutes)
  await app.register(bankAccountRoutes)
  await app.register(bankEntryRoutes)
  await app.register(bankStatementRoutes)
  await app.register(colleagueRoutes)
  await app.register(houseDealerRoutes)
  await app.register(dealerImportRoutes)
  await app.register(auditRoutes)
  await app.register(mailRoutes)
  await app.register(mailReplyRoutes)
  await app.register(retentionRoutes)
  await app.register(houseSearchRoutes)
  await app.register(houseStockRoutes)
  await app.register(houseStockExportRoutes)
  await app.register(cockpitRoutes)
  await app.register(enquiryDeskRoutes)
  await app.register(appointmentDeskRoutes)
  await app.register(claimDeskRoutes)
  await app.register(houseArrivalRoutes)
  await app.register(housePurchaseRoutes)
  await app.register(purchaseOverviewRoutes)
  await app.register(carrierRoutes)
  await app.register(houseInvoiceRoutes)
  await app.register(houseRefundRoutes)
  await app.register(accountingRoutes)
  await app.register(houseApiKeyRoutes)
  await app.register(stockSourceRoutes)
  await app.register(importDeskRoutes)
  await app.register(importRunRoutes)
  await app.register(stockExportRoutes)
  await app.register(houseVehicleRoutes)
  await app.register(vehicleDocumentRoutes)
  await app.register(yardListRoutes)
  await app.register(yardHandOverRoutes)
  await app.register(stockJobRoutes)
  await app.register(priceTemplateRoutes)
  await app.register(stockQuarantineRoutes, { databaseUrl })
}
