import { agentTools, callAgentTools } from '@portal/contract/search/agents'
import { t } from '@portal/domain/values/text'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { ZodType } from 'zod'
import { ProblemError } from '../../http/problem.ts'
import { tierOf } from '../../plugins/access.ts'
import { type AgentStock, comparisonOf, countVehicles, searchVehicles, vehicleOf } from './queries.ts'
import { registered, toolError, toolResult } from './view.ts'

type Library = typeof import('@modelcontextprotocol/server')

const { search_vehicles, count_vehicles, get_vehicle, compare_vehicles } = agentTools
const tools = {
  search: registered(search_vehicles),
  count: registered(count_vehicles),
  get: registered(get_vehicle),
  compare: registered(compare_vehicles),
}

const instructionsFor = (tier: PriceTier) =>
  `Sucht im Fahrzeugbestand des Portals. Preise sind Bruttopreise für ${tier === 'dealer' ? 'Händler' : 'Privatkunden'}. Nennen Sie zu jedem Fahrzeug GW-Nummer und Link, und Verbrauch und CO₂, wo sie angegeben sind.`

/** Headers that the protocol compares with the message; no others are handed to the library. */
const protocolHeaders = ['mcp-protocol-version', 'mcp-method', 'mcp-name'] as const

/** A request for the library. Clients that accept only JSON are answered too, because every answer is JSON. */
function messageOf(request: FastifyRequest): Request {
  const headers = new Headers({
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
  })
  for (const name of protocolHeaders) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  return new Request(request.server.env.PUBLIC_URL + callAgentTools.url, { method: 'POST', headers })
}

/** A server of the protocol for one message, and the error that is no answer of a tool, if there was one. */
function serverFor({ McpServer }: Library, stock: AgentStock) {
  const { BRAND_NAME, PORTAL_VERSION } = stock.env
  const instructions = instructionsFor(stock.tier)
  const server = new McpServer({ name: BRAND_NAME, version: PORTAL_VERSION }, { instructions })
  const failed: unknown[] = []

  async function answer<Answer extends object>(
    schema: ZodType<Answer>,
    read: () => Answer | Promise<Answer>,
  ) {
    try {
      return toolResult(schema, await read())
    } catch (error) {
      if (error instanceof ProblemError && error.status < 500) return toolError(error)
      failed.push(error)
      throw error
    }
  }

  server.registerTool('search_vehicles', tools.search, (asked) =>
    answer(search_vehicles.outputSchema, () => searchVehicles(stock, asked)),
  )
  server.registerTool('count_vehicles', tools.count, (asked) =>
    answer(count_vehicles.outputSchema, () => countVehicles(stock, asked)),
  )
  server.registerTool('get_vehicle', tools.get, ({ gwnummer }) =>
    answer(get_vehicle.outputSchema, () => vehicleOf(stock, gwnummer)),
  )
  server.registerTool('compare_vehicles', tools.compare, ({ gwnummern }) =>
    answer(compare_vehicles.outputSchema, () => comparisonOf(stock, gwnummern)),
  )
  return { server, failed }
}

type Answering = ReturnType<typeof serverFor>['server']

/**
 * Answers a message without a session. Subscriptions are refused: their streams would stay open and count against the
 * limit of open requests. Clients of revisions before 2026-07-28 get JSON too instead of an event stream.
 */
async function answerTo(library: Library, server: Answering, message: Request, parsedBody: unknown) {
  const { createMcpHandler, isLegacyRequest, WebStandardStreamableHTTPServerTransport } = library
  if (!(await isLegacyRequest(message, parsedBody)))
    return createMcpHandler(() => server, { legacy: 'reject', maxSubscriptions: 0 }).fetch(message, {
      parsedBody,
    })
  const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true })
  await server.connect(transport)
  return transport.handleRequest(message, { parsedBody })
}

/**
 * Refuses callers that are pages of other sites: a name of the attacker that resolves to the address of the portal
 * ("DNS rebinding") shows in Host, every other page in Origin. Agents are programs and send no Origin.
 */
function checkCaller(
  { headers, server }: FastifyRequest,
  { validateHostHeader, validateOriginHeader }: Library,
) {
  const names = [new URL(server.env.PUBLIC_URL).hostname, 'localhost', '127.0.0.1', '[::1]']
  const isFromPortal =
    validateHostHeader(headers.host, names).ok && validateOriginHeader(headers.origin, names).ok
  if (!isFromPortal)
    throw new ProblemError('forbidden', { title: t('Diese Adresse gehört nicht zum Portal.') })
}

/** The stock for AI agents by the Model Context Protocol: a stateless server whose tools only read. */
export const agentRoutes: FastifyPluginAsyncZod = async (app) => {
  // Few instances are asked by agents, so the library (13 MB) is loaded when it is first needed.
  const load = () => import('@modelcontextprotocol/server')
  app.addHook('onRequest', async (request) => {
    if (!app.env.AGENTS) throw new ProblemError('not-found')
    checkCaller(request, await load())
  })

  app.route({
    ...callAgentTools,
    // Only the key of a company sets the account of the request, and with it the prices.
    config: { ...callAgentTools.config, session: 'unused' },
    bodyLimit: 16 * 1024,
    handler: async (request, reply) => {
      const { env, clock, readRows } = app
      const stock = { index: app.stock.index, readRows, env, tier: tierOf(request), now: clock.now() }
      const library = await load()
      const { server, failed } = serverFor(library, stock)
      const response = await answerTo(library, server, messageOf(request), request.body)
      const text = await response.text()
      await server.close()
      if (failed.length > 0) throw failed[0]
      return reply.code(response.status).type('application/json; charset=utf-8').send(text)
    },
  })
  const refuseMethod = (_request: FastifyRequest, reply: FastifyReply) => {
    reply.header('allow', 'POST')
    throw new ProblemError('method-not-allowed')
  }
  app.route({
    method: ['GET', 'DELETE'],
    url: callAgentTools.url,
    config: { access: 'public', session: 'unused', changesState: false },
    handler: refuseMethod,
  })
}
