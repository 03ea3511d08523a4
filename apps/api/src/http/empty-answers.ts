import fp from 'fastify-plugin'

/** Answers 204 for endpoints that have no other answer, so that their handlers send nothing; results are dropped. */
export const emptyAnswersPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const statuses = Object.keys(route.schema?.response ?? {})
    if (statuses.length !== 1 || statuses[0] !== '204') return
    const { handler } = route
    route.handler = async function answerEmpty(request, reply) {
      await handler.call(this, request, reply)
      return reply.sent ? reply : reply.code(204).send()
    }
  })
})
