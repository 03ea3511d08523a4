import type { JudgedInvoice } from '@portal/contract/house/house-invoices'
import * as calls from '@portal/contract/house/house-invoices'
import { startsAs } from '@portal/domain/accounts/documents'
import { invoiceMaxBytes } from '@portal/domain/sale/invoice-files'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { languageOf, translatedInto } from '../../http/language.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { fileContext } from '../../plugins/access.ts'
import { downloadedInvoice, downloadedInvoicePdf } from '../../sale/invoices/commands.ts'
import { invoiceOf } from '../../sale/invoices/queries.ts'
import { sendInvoice } from '../../sale/invoices/view.ts'
import { storablePdf } from '../../uploads/encrypted-pdf.ts'
import { registerUploads, uploadedBytes } from '../../uploads/multipart-files.ts'
import { isHarmlessPdf } from '../../uploads/pdf-files.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import { cancelInvoice, correctInvoice, issueInvoice, previewedInvoice, takeInvoice } from './commands.ts'
import { type DeliveredFile, judgedDelivery, xmlInPdf } from './parse.ts'
import { houseInvoices, invoicedPurchase } from './queries.ts'

const onlyPlainPdf = t(
  'Ein PDF mit Skripten oder mehreren Anhängen wird nicht angenommen. Bitte das XML der Rechnung ablegen.',
)
const tooLarge = t('Eine Rechnung darf höchstens 5 MB groß sein.')

/**
 * The file of a request, which is stored unchanged.
 * @throws ProblemError pdf-encrypted, file-type-not-allowed, invoice-unreadable
 */
async function deliveredFile(request: FastifyRequest): Promise<DeliveredFile> {
  const bytes = await uploadedBytes(request, tooLarge)
  const isPdf = startsAs('pdf', bytes)
  if (isPdf) {
    const pdf = await storablePdf(bytes, { mayEmbed: true })
    if (pdf === 'file-type-not-allowed') throw new ProblemError(pdf, { title: onlyPlainPdf })
    if (typeof pdf === 'string') throw new ProblemError(pdf)
    if (pdf !== bytes) throw new ProblemError('pdf-encrypted')
  }
  await scanForViruses(request.server.env, bytes)
  const isHybrid = isPdf && !isHarmlessPdf(bytes)
  return { bytes, isPdf, inside: isHybrid ? await xmlInPdf(bytes) : null }
}

/** The findings in the language of a request. */
const judgedIn = (request: FastifyRequest, { document, findings }: JudgedInvoice): JudgedInvoice => {
  const textIn = (text: string) => translatedInto(languageOf(request), text)
  return { document, findings: findings.map((finding) => ({ ...finding, text: textIn(finding.text) })) }
}

const onlyPeople = t(
  'Anders als beim Verkauf besteuert wird nur, wenn die Verwaltung das im Portal entscheidet.',
)

/** Refuses the reason of a program: a person decides. @throws ProblemError validation-failed */
function refuseDecision({ isKeyCall }: FastifyRequest, { caseReason }: { caseReason?: string | undefined }) {
  if (isKeyCall && caseReason !== undefined) throw invalidField('caseReason', onlyPeople)
}

export const houseInvoiceRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, invoiceMaxBytes)
  const listOf = async (request: FastifyRequest, id: string) => {
    const invoices = await houseInvoices(app.db, app.env, id, app.clock.now())
    const { obstacle } = invoices
    return { ...invoices, obstacle: obstacle && translatedInto(languageOf(request), obstacle) }
  }
  const storedInvoice = async ({ id, invoiceId }: { id: string; invoiceId: string }) =>
    invoiceOf(app.db, (await invoicedPurchase(app.db, id)).id, invoiceId)

  app.route({ ...calls.readHouseInvoices, handler: (request) => listOf(request, request.params.id) })

  app.route({
    ...calls.previewInvoice,
    handler: async (request) => {
      refuseDecision(request, request.body)
      const preview = await previewedInvoice(fileContext(request), request.params.id, request.body)
      return judgedIn(request, preview)
    },
  })

  app.route({
    ...calls.issueInvoice,
    handler: async (request) => {
      refuseDecision(request, request.body)
      await issueInvoice(fileContext(request), request.params.id, request.body)
      return listOf(request, request.params.id)
    },
  })

  app.route({
    ...calls.cancelInvoice,
    handler: async (request) => {
      const { id, invoiceId } = request.params
      await cancelInvoice(fileContext(request), id, invoiceId, request.body.reason)
      return listOf(request, id)
    },
  })

  app.route({
    ...calls.correctInvoice,
    handler: async (request) => {
      const { id, invoiceId } = request.params
      await correctInvoice(fileContext(request), id, invoiceId, request.body)
      return listOf(request, id)
    },
  })

  app.route({
    ...calls.checkInvoiceFile,
    handler: async (request) => {
      refuseDecision(request, request.query)
      const file = await deliveredFile(request)
      const delivery = { file, typed: request.query }
      return judgedIn(request, await judgedDelivery(fileContext(request), request.params.id, delivery))
    },
  })

  app.route({
    ...calls.takeInvoiceFile,
    handler: async (request) => {
      refuseDecision(request, request.query)
      const file = await deliveredFile(request)
      await takeInvoice(fileContext(request), request.params.id, { file, typed: request.query })
      return listOf(request, request.params.id)
    },
  })

  app.route({
    ...calls.downloadHouseInvoice,
    handler: async (request, reply) => {
      const invoice = await storedInvoice(request.params)
      const file = await downloadedInvoice(fileContext(request), request.params.id, invoice)
      return sendInvoice(reply, file.name, file.format, file.bytes)
    },
  })

  app.route({
    ...calls.downloadHouseInvoicePdf,
    handler: async (request, reply) => {
      const invoice = await storedInvoice(request.params)
      const file = await downloadedInvoicePdf(fileContext(request), request.params.id, invoice)
      return sendInvoice(reply, file.name, file.format, file.bytes)
    },
  })
}
