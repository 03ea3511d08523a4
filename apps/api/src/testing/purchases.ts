import type { HandOverState } from '@portal/contract/sale/hand-overs'
import { handOverStates } from '@portal/domain/buyer/hand-over'
import { stepHandOver } from '../sale/hand-overs/commands.ts'
import { aBackofficeUser, type Client } from './accounts.ts'
import { api } from './api.ts'
import { aCar } from './cars.ts'

/** A purchase of a company, moved by the office from step to step up to a state. */
export async function aPurchase({ partner_number }: Client, state: HandOverState = 'ready') {
  const { db, env, clock } = api()
  const office = await aBackofficeUser()
  const { gwnummer } = await aCar()
  const { publicId: id } = await db.purchase.create({
    data: {
      ...{ partner_number: partner_number ?? '', gwnummer, maker: 'Audi', model: 'A4 Avant', color: 'Blau' },
      ...{ fin: `WAUZZZ00000${gwnummer}`, puchasesDate: clock.now(), price: 17_450, red: true },
    },
  })
  const reached = handOverStates.slice(0, handOverStates.indexOf(state) + 1)
  for (const [step, to] of reached.entries()) {
    const from = reached[step - 1]
    const context = { db, env, now: clock.now(), actorId: office.account.id, requestId: 'test' }
    if (from) await db.$transaction((tx) => stepHandOver(tx, context, id, { from, to }))
  }
  return { id, gwnummer, office }
}
