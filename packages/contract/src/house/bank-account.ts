import { readIban } from '@portal/domain/sale/iban'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { ofRow } from '../rows.ts'

const url = '/mvp/api/bank-account'
const moment = z.iso.datetime()

const Iban = z
  .string()
  .trim()
  .max(50, t('Bitte eine gültige IBAN angeben.'))
  .transform((text, context) => {
    const iban = readIban(text)
    if (iban !== null) return iban
    context.addIssue({ code: 'custom', message: t('Diese IBAN stimmt nicht. Bitte Ziffern prüfen.') })
    return z.NEVER
  })

const holder = z
  .string()
  .trim()
  .min(1, t('Bitte den Empfänger angeben.'))
  .max(70, t('Höchstens 70 Zeichen.'))
  .regex(/^[^\p{Cc}<>]*$/u, t('Spitze Klammern und Steuerzeichen sind nicht erlaubt.'))

/** Account numbers are shown without their middle; the whole one is in the answer to dealers who pay alone. */
const Account = z.object({
  holder: z.string(),
  maskedIban: z.string(),
  at: moment,
  people: z.array(z.string()),
})

/** The account that dealers pay to, and a proposed change. */
export const BankAccount = z.object({
  /** Null before the first confirmed one. `people` have proposed and confirmed it. */
  current: Account.nullable(),
  /** Null without one. The administrator who has proposed it cannot confirm it. */
  proposal: Account.extend({ id: z.int(), isOwn: z.boolean() }).nullable(),
})
export type BankAccount = z.infer<typeof BankAccount>

const reply = { response: { 200: BankAccount } }

export const readBankAccount = {
  method: 'GET',
  url,
  config: { access: 'admin', summary: 'Das Bankkonto des Hauses und eine vorgeschlagene Änderung' },
  schema: reply,
} satisfies Endpoint

export const NewBankAccount = z.strictObject({ holder, iban: Iban })
export type NewBankAccount = z.input<typeof NewBankAccount>

/** 409 `conflict` while another proposal waits. */
export const proposeBankAccount = {
  method: 'POST',
  url: `${url}/proposals`,
  config: { access: 'admin', summary: 'Ein neues Bankkonto des Hauses vorschlagen' },
  schema: { body: NewBankAccount, ...reply },
} satisfies Endpoint

/** The second administrator types the account number again, from the bank's document and not from the proposal. */
export const confirmBankAccount = {
  method: 'POST',
  url: `${url}/proposals/:id/confirmation`,
  config: { access: 'admin', summary: 'Ein vorgeschlagenes Bankkonto als zweiter Administrator bestätigen' },
  schema: { params: ofRow, body: z.strictObject({ iban: Iban }), ...reply },
} satisfies Endpoint

export const refuseBankAccount = {
  method: 'DELETE',
  url: `${url}/proposals/:id`,
  config: { access: 'admin', summary: 'Ein vorgeschlagenes Bankkonto ablehnen oder zurückziehen' },
  schema: { params: ofRow, ...reply },
} satisfies Endpoint
