import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { aDealer } from '../testing/accounts.ts'
import { api, useApi } from '../testing/api.ts'
import { aBankAccount, aBilledPurchase } from '../testing/payments.ts'
import { inTurn } from './ordered-adapter.ts'

useApi()

test('Calls that come at once run one after another, also after one that failed', async () => {
  const turn = inTurn()
  const seen: string[] = []
  const call = (name: string) => async () => {
    seen.push(`${name} begins`)
    await setImmediate()
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b')
    return name
  }
  const results = await Promise.allSettled(['a', 'b', 'c'].map((name) => turn(call(name))))
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(seen).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
})

test('A transaction that reads several relations of a row sends one query at a time', async () => {
  const warnings: string[] = []
  const note = ({ message }: Error) => void warnings.push(message)
  process.on('warning', note)
  await aBankAccount()
  const { purchaseId: id } = await aBilledPurchase(await aDealer())
  const include = { approval: true, invoices: { include: { file: true, followers: true } }, payments: true }
  const purchase = await api().db.$transaction((tx) => tx.purchase.findUnique({ where: { id }, include }))
  await setImmediate()
  process.off('warning', note)
  expect(purchase?.invoices).toHaveLength(1)
  expect(warnings.filter((text) => text.includes('executing a query'))).toEqual([])
})
