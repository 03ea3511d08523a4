import type { Cockpit } from '@portal/contract/house/cockpit'
import { expect, test } from 'vitest'
import { aBackofficeUser, aDealer } from '../../testing/accounts.ts'
import { useApi } from '../../testing/api.ts'
import { aClaim, aSoldCar, collect, file, move, newestClaim } from '../../testing/claims.ts'
import { setTime } from '../../testing/clock.ts'

useApi()

test('The overview has rate and cost of claims by recorder and names a position that is claimed and never recorded', {
  timeout: 120_000,
}, async () => {
  setTime('2026-11-27T14:00:00+01:00')
  const [office, dealer] = [await aBackofficeUser(), await aDealer()]
  const shown = async () => (await office.get('/mvp/api/house-cockpit')).json<Cockpit>().claims
  expect(await shown()).toMatchObject({ sold: 0, claimed: 0, cost: 0, byRecorder: [], panels: [] })
  for (let index = 0; index < 4; index += 1) {
    const { id } = await aSoldCar(office, dealer)
    await collect(office, id)
    if (index === 3) continue
    await file(dealer, id, aClaim({ km: 68_420 + index }))
    const action =
      index === 0 ? { action: 'credit', amount: 380, text: 'Ja' } : { action: 'refuse', text: 'Nein' }
    await move(office, (await newestClaim(dealer, id)).id, action)
  }
  const { byRecorder, panels, ...all } = await shown()
  expect(all).toMatchObject({ sold: 4, claimed: 3, cost: 380 })
  expect(byRecorder).toMatchObject([{ sold: 4, claimed: 3, rate: 0.75, cost: 380 }])
  expect(panels).toEqual([{ panel: 'TUER_HINTEN_LINKS', claimed: 3, recorded: 0, isOverlooked: true }])
})
