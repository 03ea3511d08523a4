import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line per request, when it has ended. Routes with `logLevel: 'warn'` (probes) log failed requests only. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const facts = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (err) reply.log.warn({ ...facts, err }, 'request aborted')
    else reply.log.info(facts, 'request')
  }
}
