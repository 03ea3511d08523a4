import fp from 'fastify-plugin'

/** Sets the status of endpoints whose only answer is an empty 204, so that their handlers return nothing. */
export const emptyAnswersPlugin = fp(async (app) => {
  app.addHook('onRoute', (route) => {
    const statuses = Object.keys(route.schema?.response ?? {})
    if (statuses.length !== 1 || statuses[0] !== '204') return
    route.preHandler = [route.preHandler ?? []].flat()
    route.preHandler.push((_, reply, done) => {
      reply.code(204)
      done()
    })
  })
})
