import { createServer } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import { evatr } from '../accounts/vat-checks/evatr.ts'
import { vies } from '../accounts/vat-checks/vies.ts'
import { listen } from './servers.ts'

type Answer = { status?: number; body: object | string; delayMs?: number }

const Asked = z.record(z.string(), z.string())
type Asked = z.infer<typeof Asked>

/** The country a request to either service is about. */
const countryIn = (asked: Asked) => asked.countryCode ?? asked.angefragteUstid?.slice(0, 2) ?? ''

/** The answers of eVatR, as far as the portal reads them. */
export const evatrSays = (status: string, more: object = {}): Answer => ({
  body: { id: `id-${status}`, anfrageZeitpunkt: '2026-11-27T10:12:00+01:00', status, ...more },
})
export const evatrConfirms = evatrSays('evatr-0000', {
  ...{ ergFirmenname: 'A', ergStrasse: 'A', ergPlz: 'A', ergOrt: 'A' },
})

/** The answers of VIES about what it was asked. */
export const viesSays = (asked: Asked, more: object = {}): Answer => ({
  body: {
    ...{ countryCode: asked.countryCode, vatNumber: asked.vatNumber, valid: true },
    ...{ requestDate: '2026-11-27T09:12:00Z', requestIdentifier: 'WAPIAAAAX' },
    ...{ name: 'AUTO HANDEL KOWALSKA SPÓŁKA Z OGRANICZONĄ ODPOWIEDZIALNOŚCIĄ' },
    ...{ address: 'UL. PRZYKŁADOWA 12\n61-001 POZNAŃ', ...more },
  },
})
export const viesFails = (error: string, status = 200): Answer => ({
  status,
  body: { actionSucceed: false, errorWrappers: [{ error }] },
})

/** A server that answers like eVatR and VIES, as a test decides, and counts the requests under way for each country. */
export async function startVatServices() {
  const received: Asked[] = []
  const open = new Map<string, number>()
  const most = new Map<string, number>()
  const state: { answer: (asked: Asked) => Answer } = { answer: () => evatrConfirms }
  const server = createServer(async (request, reply) => {
    let text = ''
    for await (const chunk of request) text += chunk
    const asked = Asked.parse(JSON.parse(text))
    received.push(asked)
    const country = countryIn(asked)
    const count = (open.get(country) ?? 0) + 1
    open.set(country, count)
    most.set(country, Math.max(count, most.get(country) ?? 0))
    const { status = 200, body, delayMs = 0 } = state.answer(asked)
    await pause(delayMs)
    open.set(country, (open.get(country) ?? 1) - 1)
    reply
      .writeHead(status, { connection: 'close' })
      .end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  const url = `http://127.0.0.1:${await listen(server)}/`
  return {
    url,
    received,
    most,
    state,
    evatr: evatr({ url }),
    vies: vies({ url }),
    stop: () =>
      new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      }),
  }
}
