import { expect, test } from 'vitest'
import { dealerPriceOf, priceOf, priceText } from './price-text.ts'

test.each([
  [
    { haendlerpreisbrutto: 900, planverkaufspreisprivatkundengeschaeftbrutto: 1000 },
    'Händlerpreis 900\u00a0€',
  ],
  [
    { haendlerpreisbrutto: 0, planverkaufspreisprivatkundengeschaeftbrutto: 1000 },
    'Privatverkaufspreis 1.000\u00a0€',
  ],
  [{ haendlerpreisbrutto: 0, planverkaufspreisprivatkundengeschaeftbrutto: 0 }, 'Preis auf Anfrage'],
  [{ planverkaufspreisprivatkundengeschaeftbrutto: 1000 }, 'Preis 1.000\u00a0€'],
  [{ planverkaufspreisprivatkundengeschaeftbrutto: 0 }, 'Preis auf Anfrage'],
])('the price of %j is written with its name', (prices, text) => {
  const { label, euro } = priceOf(prices)
  expect(`${label} ${priceText(euro)}`).toBe(text)
})

test('a price without VAT says so, and nothing else does', () => {
  const prices = { haendlerpreisbrutto: 952, planverkaufspreisprivatkundengeschaeftbrutto: 1000 }
  expect(priceOf({ ...prices, preisNetto: 800 })).toEqual({ label: 'Händlerpreis', euro: 800, isNet: true })
  expect(priceOf(prices)).toEqual({ label: 'Händlerpreis', euro: 952 })
})

test.each([
  [{ preisNetto: 800, haendlerpreisbrutto: 952 }, 800],
  [{ haendlerpreisbrutto: 952 }, 952],
  [{}, 0],
])('a dealer who is sent %j pays %d', (prices, euro) => {
  expect(dealerPriceOf(prices)).toBe(euro)
})
