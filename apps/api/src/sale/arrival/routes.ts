import * as calls from '@portal/contract/sale/arrival'
import { extensionOf, fileNameFlaw, startsAs } from '@portal/domain/accounts/documents'
import { purchasePaperMaxBytes } from '@portal/domain/buyer/hand-over'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ProblemError } from '../../http/problem.ts'
import { accountOf, commandContext } from '../../plugins/access.ts'
import { storablePdf } from '../../uploads/encrypted-pdf.ts'
import { registerUploads, uploadedBytes } from '../../uploads/multipart-files.ts'
import { scanForViruses } from '../../uploads/virus-scan.ts'
import { ownPurchaseId } from '../purchase/queries.ts'
import { addProof, confirmArrival } from './commands.ts'
import { ownArrival } from './queries.ts'

const tooLarge = t('Ein Nachweis darf höchstens 5 MB groß sein.')
const onlyPdf = t('Bitte ein PDF ohne Skripte und Anhänge wählen.')

export const arrivalRoutes: FastifyPluginAsyncZod = async (app) => {
  await registerUploads(app, purchasePaperMaxBytes)
  const contextOf = (request: FastifyRequest) => ({ ...commandContext(request), disk: app.files.documents })
  const answer = (request: FastifyRequest, id: string) =>
    ownArrival({ db: app.db, env: app.env, now: app.clock.now() }, accountOf(request), id)

  app.route({ ...calls.readArrival, handler: (request) => answer(request, request.params.id) })

  app.route({
    ...calls.confirmArrival,
    handler: async (request) => {
      const { id } = request.params
      await confirmArrival(contextOf(request), accountOf(request), id, request.body)
      return answer(request, id)
    },
  })

  app.route({
    ...calls.sendArrivalFile,
    handler: async (request) => {
      const { id } = request.params
      const { filename: name, kind } = request.query
      await ownPurchaseId(app.db, accountOf(request), id, 'pick-up')
      const flaw = fileNameFlaw(name)
      if (flaw) throw new ProblemError(flaw, flaw === 'file-type-not-allowed' ? { title: onlyPdf } : {})
      if (extensionOf(name) !== 'pdf') throw new ProblemError('file-type-not-allowed', { title: onlyPdf })
      const sent = await uploadedBytes(request, tooLarge)
      const bytes = startsAs('pdf', sent) ? await storablePdf(sent) : 'file-type-not-allowed'
      if (typeof bytes === 'string')
        throw new ProblemError(bytes, bytes === 'file-type-not-allowed' ? { title: onlyPdf } : {})
      await scanForViruses(app.env, sent)
      await addProof(contextOf(request), accountOf(request), id, { kind, name, bytes })
      return answer(request, id)
    },
  })
}
