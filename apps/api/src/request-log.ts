import { type FastifyReply, type FastifyRequest, LogController } from 'fastify'

/** One line a request, when it is over. Routes with `logLevel: 'warn'` (probes) write none that went well. */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(err: Error | null | undefined, request: FastifyRequest, reply: FastifyReply) {
    const facts = { req: request, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }
    if (err) reply.log.warn({ ...facts, err }, 'request broken off')
    else reply.log.info(facts, 'request')
  }
}
