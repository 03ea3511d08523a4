import { createRequire } from 'node:module'
import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { registerInstrumentations } from '@opentelemetry/instrumentation'
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node'
import type { FastifyInstance } from 'fastify'
import type { Env } from './env.ts'

/**
 * Sends a trace per request to an OTLP receiver: the request by route pattern, with each of its database statements.
 * URLs, headers and parameters are left out, as in the logs. Imported only when a receiver is set.
 */
export function traceRequests(app: FastifyInstance, env: Env, endpoint: string) {
  const url = `${endpoint.replace(/\/$/, '')}/v1/traces`
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'portal-api', 'service.version': env.PORTAL_VERSION }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  })
  provider.register()
  const unregister = registerInstrumentations({
    instrumentations: [new PgInstrumentation({ requireParentSpan: true })],
  })
  // Instruments the driver where it is loaded with `require`; an import shares the classes.
  createRequire(import.meta.url)('pg')

  const tracer = trace.getTracer('portal')
  app.addHook('onRequest', (request, reply, done) => {
    const { method, routeOptions, headers } = request
    if (routeOptions.config.isProbe) return void done()
    const route = routeOptions.url ?? 'unknown'
    const parent = propagation.extract(context.active(), headers)
    const attributes = { 'http.request.method': method, 'http.route': route }
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, parent)
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode)
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    })
    context.with(trace.setSpan(parent, span), done)
  })
  app.addHook('onClose', async () => {
    unregister()
    await provider.shutdown()
  })
}
