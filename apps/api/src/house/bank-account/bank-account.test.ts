import type { BankAccount } from '@portal/contract/house/bank-account'
import { beforeEach, describe, expect, test } from 'vitest'
import { aBackofficeUser, aDealer, anAdmin, type Client, mailsTo } from '../../testing/accounts.ts'
import { api, useApi } from '../../testing/api.ts'
import { aBilledPurchase, houseIban } from '../../testing/payments.ts'

useApi()

const url = '/mvp/api/bank-account'
let first: Client
let second: Client
beforeEach(async () => {
  await api().db.bankAccount.deleteMany()
  first = await anAdmin()
  second = await anAdmin()
})

const wanted = { holder: 'Autoexpo Musterhandel GmbH', iban: 'DE02 1203 0000 0000 2020 51' }
const propose = (body: object = wanted, by = first) => by.post(`${url}/proposals`, body)
const proposalId = async () => {
  const reply = await propose()
  expect(reply.statusCode, reply.body).toBe(200)
  return reply.json<BankAccount>().proposal?.id ?? 0
}
const confirm = (id: number, by: Client, iban = houseIban) =>
  by.post(`${url}/proposals/${id}/confirmation`, { iban })

describe('The account of the house', () => {
  test('changes when a second administrator types the same number', async () => {
    const id = await proposalId()
    const dealer = await aDealer()
    const { publicId } = await aBilledPurchase(dealer)
    const shown = async () =>
      (await dealer.get(`/mvp/api/mvp-meine/purchases/${publicId}/payment`)).json().transfer
    expect(await shown()).toBeNull()
    const reply = await confirm(id, second)
    expect(reply.json()).toMatchObject({
      current: { maskedIban: 'DE … 2051', people: ['Erika Beispiel', 'Erika Beispiel'] },
      proposal: null,
    })
    expect((await shown()).iban).toBe(houseIban)
    const entries = await api().db.auditEntry.findMany({
      where: { subject: `bank-account:${id}` },
      orderBy: { id: 'asc' },
    })
    expect(entries.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['bank-account-proposed', first.account.id],
      ['bank-account-confirmed', second.account.id],
    ])
  })

  test('is mailed to both administrators without its number', async () => {
    const id = await proposalId()
    await confirm(id, second)
    for (const { account } of [first, second]) {
      const mails = await mailsTo(account.email)
      expect(mails.map(({ subject }) => subject)).toEqual([
        'Neues Bankkonto vorgeschlagen',
        'Neues Bankkonto bestätigt',
      ])
      for (const { text, html } of mails) expect((text + html).replaceAll(/\s/g, '')).not.toContain(houseIban)
    }
  })

  test('is not confirmed by the administrator who proposed it, nor with another number, nor twice', async () => {
    const id = await proposalId()
    expect((await confirm(id, first)).json()).toMatchObject({
      status: 403,
      title: 'Bestätigen kann nur ein zweiter Administrator.',
    })
    const other = await confirm(id, second, 'DE89370400440532013000')
    expect(other.json().errors[0].path).toBe('iban')
    expect(await api().db.bankAccount.count({ where: { state: 'confirmed' } })).toBe(0)
    const third = await anAdmin()
    const replies = await Promise.all([confirm(id, second), confirm(id, third)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409])
  })

  test('is not confirmed once the account of its author is deleted', async () => {
    const id = await proposalId()
    await api().db.bankAccount.update({ where: { id }, data: { proposedById: null } })
    expect((await confirm(id, second)).statusCode).toBe(403)
  })

  test('has one proposal at a time, which both administrators may drop', async () => {
    const id = await proposalId()
    expect((await propose(wanted, second)).statusCode).toBe(409)
    expect((await first.delete(`${url}/proposals/${id}`)).json().proposal).toBeNull()
    expect((await confirm(id, second)).statusCode).toBe(409)
    const again = await proposalId()
    expect((await second.delete(`${url}/proposals/${again}`)).statusCode).toBe(200)
  })

  test.each([
    [{ ...wanted, iban: 'DE03 1203 0000 0000 2020 51' }, 'iban'],
    [{ ...wanted, iban: 'D'.repeat(60) }, 'iban'],
    [{ ...wanted, holder: ' ' }, 'holder'],
    [{ ...wanted, holder: 'A\nB' }, 'holder'],
    [{ ...wanted, holder: 'x'.repeat(71) }, 'holder'],
  ])('%j is refused at the field', async (body, path) => {
    expect((await propose(body)).json().errors[0].path).toBe(path)
  })

  test('is for administrators alone', async () => {
    const office = await aBackofficeUser()
    expect((await office.get(url)).statusCode).toBe(403)
    expect((await propose(wanted, office)).statusCode).toBe(403)
  })
})
