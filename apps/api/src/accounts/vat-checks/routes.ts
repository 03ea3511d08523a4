import {
  type CompanyNumbers,
  changeApplicantNumbers,
  changeApplicantVatId,
  changeCompanyNumbers,
  changeVatId as changeOwnVatId,
} from '@portal/contract/accounts/vat-checks'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { limitBy } from '../../http/rate-limit.ts'
import { accountOf, commandContext, holderOf } from '../../plugins/access.ts'
import { changeNumbers, changeVatId } from './commands.ts'

/** Limits changes: each one causes a call to a VAT service, which blocks frequent callers, or work for the house. */
const window = { limit: 10, minutes: 60 }

export const vatCheckRoutes: FastifyPluginAsyncZod = async (app) => {
  const change = async (request: FastifyRequest, dealerId: number, vat_id: string) => {
    await limitBy(request, 'vat-id', String(dealerId), window)
    return changeVatId(commandContext(request), dealerId, vat_id)
  }
  app.route({
    ...changeOwnVatId,
    handler: (request) => change(request, holderOf(accountOf(request)), request.body.vat_id),
  })
  // Of the company it registered: an applicant has no other.
  app.route({
    ...changeApplicantVatId,
    handler: (request) => change(request, accountOf(request).id, request.body.vat_id),
  })

  const renumber = async (request: FastifyRequest, dealerId: number, numbers: CompanyNumbers) => {
    await limitBy(request, 'company-numbers', String(dealerId), window)
    await changeNumbers(commandContext(request), dealerId, numbers)
  }
  app.route({
    ...changeCompanyNumbers,
    handler: (request) => renumber(request, holderOf(accountOf(request)), request.body),
  })
  app.route({
    ...changeApplicantNumbers,
    handler: (request) => renumber(request, accountOf(request).id, request.body),
  })
}
