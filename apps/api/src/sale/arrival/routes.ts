import * as calls from '@portal/contract/sale/arrival'
import { purchasePaperMaxBytes } from '@portal/domain/buyer/hand-over'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { accountOf, fileContext } from '../../plugins/access.ts'
import { registerUploads } from '../../uploads/multipart-files.ts'
import { uploadedPaper } from '../../uploads/paper-files.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { addProof, confirmArrival } from './commands.ts'
import { ownArrival } from './queries.ts'

const tooLarge = t('Ein Nachweis darf höchstens 5 MB groß sein.')

export const arrivalRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, purchasePaperMaxBytes)
  const answer = (request: FastifyRequest, id: string) =>
    ownArrival({ db: app.db, env: app.env, now: app.clock.now() }, accountOf(request), id)

  app.route({ ...calls.readArrival, handler: (request) => answer(request, request.params.id) })

  app.route({
    ...calls.confirmArrival,
    handler: async (request) => {
      const { id } = request.params
      await confirmArrival(fileContext(request), accountOf(request), id, request.body)
      return answer(request, id)
    },
  })

  app.route({
    ...calls.sendArrivalFile,
    handler: async (request) => {
      const { id } = request.params
      const { filename: name, kind } = request.query
      await ownPurchaseId(app.db, accountOf(request), id, 'pick-up')
      const bytes = await uploadedPaper(request, app.env, name, tooLarge)
      await addProof(fileContext(request), accountOf(request), id, { kind, name, bytes })
      return answer(request, id)
    },
  })
}
