import { randomUUID } from 'node:crypto'
import type { HouseClaim } from '@portal/contract/house/claim-desk'
import type { NewClaim, PurchaseClaims } from '@portal/contract/sale/claims'
import { handOverSteps } from '@portal/domain/buyer/hand-over'
import type { z } from 'zod'
import type { Client } from './accounts.ts'
import { api } from './api.ts'
import { aCar } from './cars.ts'
import { setTime } from './clock.ts'
import { aPicture, multipart } from './papers.ts'
import { aJob, run } from './stock-jobs.ts'

export const ownUrl = '/mvp/api/mvp-meine/purchases'
export const deskUrl = '/mvp/api/house-claims'

/** The id of a declared damage of `aSoldCar`. */
export const dentId = '3c1d0c5e-0000-4000-8000-000000000001'

type Terms = { price?: number; hasCondition?: boolean }

/** A car with one recorded dent at 68,392 km, sold to a dealer. */
export async function aSoldCar(
  office: Client,
  to: Client,
  { price = 19_870, hasCondition = true }: Terms = {},
) {
  const { gwnummer, fahrzeugid } = await aCar({ kilometerstandvon: 68_392 })
  const record = async (damages: object[]) => {
    const parts = {
      damages,
      paint: { readings: [{ panel: 'TUER_HINTEN_LINKS', micrometres: 248 }], factory: null },
    }
    const facts = { id: randomUUID(), recordedAt: api().clock.now().toISOString() }
    const reply = await office.post(`/mvp/api/house-vehicles/${gwnummer}/condition/records`, {
      ...facts,
      ...parts,
    })
    if (reply.statusCode >= 300) throw new Error(reply.body)
  }
  const dent = {
    id: dentId,
    panel: 'TUER_VORN_LINKS',
    kind: 'DELLE',
    state: 'VORHANDEN',
    lengthCm: 4,
    widthCm: 2,
  }
  if (hasCondition) await record([dent])
  const job = await aJob(office, { action: 'sell', partner_number: to.partner_number, price }, [gwnummer])
  await run(office, job.id)
  const { publicId: id } = await api().db.purchase.findFirstOrThrow({ where: { gwnummer } })
  return { id, gwnummer, fahrzeugid, record }
}

/** The car is paid and collected now. */
export async function collect(office: Client, id: string) {
  for (const [index, to] of handOverSteps.entries()) {
    const from = handOverSteps[index - 1] ?? 'open'
    const reply = await office.post(`/mvp/api/house-purchases/${id}/hand-over`, { from, to })
    if (reply.statusCode !== 200) throw new Error(reply.body)
  }
}

export const aClaim = (change: Partial<z.input<typeof NewClaim>> = {}): z.input<typeof NewClaim> => ({
  items: [{ area: 'body', panel: 'TUER_HINTEN_LINKS', description: 'Delle etwa 3 cm, Lack gebrochen.' }],
  km: 68_420,
  ...change,
})

export const file = (by: Client, id: string, claim = aClaim(), key?: string) =>
  by.post(`${ownUrl}/${id}/claims`, claim, key ? { headers: { 'idempotency-key': key } } : {})

/** The newest claim of a purchase as its buyer sees it. */
export async function newestClaim(by: Client, id: string) {
  const { claims } = (await by.get(`${ownUrl}/${id}/claims`)).json<PurchaseClaims>()
  const [claim] = claims
  if (!claim) throw new Error('There is no claim.')
  return claim
}

export const houseClaim = async (office: Client, claimId: string) =>
  (await office.get(`${deskUrl}/${claimId}`)).json<HouseClaim>()

/** A move of the house for the present version. */
export const move = async (office: Client, claimId: string, body: Record<string, unknown>) =>
  office.post(`${deskUrl}/${claimId}/moves`, {
    version: (await houseClaim(office, claimId)).version,
    ...body,
  })

export const sendPhoto = async (by: Client, id: string, bytes?: Buffer) =>
  by.send('POST', `${ownUrl}/${id}/claim-photos`, multipart(bytes ?? (await aPicture('jpeg')), 'foto.jpg'))

/** Sets the clock; everybody stays signed in. */
export async function later(moment: string) {
  setTime(moment)
  const now = api().clock.now()
  const data = { createdAt: now, authenticatedAt: now, lastSeenAt: now }
  await api().db.session.updateMany({ data })
}
