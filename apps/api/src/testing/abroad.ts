import { aDealer, type Client } from './accounts.ts'
import { api } from './api.ts'

/** Gives a company the address and VAT id of another country. */
export async function moveAbroad({ account: { id } }: Client, state = 'confirmed', country = 'PL') {
  const { db, clock } = api()
  await db.dealer.update({ where: { accountId: id }, data: { country } })
  const vatId = { vatId: `PL${String(id).padStart(10, '0')}`, prefix: 'PL', state, stateAt: clock.now() }
  await db.vatId.upsert({
    where: { dealerId: id },
    create: { dealerId: id, ...vatId, occasion: 'registration' },
    update: { state },
  })
}

/** An activated dealer of another country whose VAT id has a state, signed in. */
export async function aForeignDealer(state = 'confirmed') {
  const dealer = await aDealer()
  await moveAbroad(dealer, state)
  return dealer
}
