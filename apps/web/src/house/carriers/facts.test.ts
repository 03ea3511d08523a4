import type { HouseCarrier } from '@portal/contract/house/carriers'
import type { CarrierState } from '@portal/domain/sale/carriers'
import { expect, test } from 'vitest'
import { concernText, proofText } from './facts.ts'

const carrier = (state: CarrierState): HouseCarrier => ({
  ...{ id: 1, version: 0, name: 'Rapid', isActive: true, papers: [], state },
  ...{ insuranceUntil: '2026-11-30', licenceUntil: null },
})

test('The proofs of a carrier are named with their last days', () => {
  expect(proofText(carrier('valid'))).toBe('Versicherung bis 30.11.2026, Lizenz nicht nachgewiesen')
})

test.each<[CarrierState[], string | null]>([
  [['valid', 'ended'], null],
  [['soon'], 'Bei 1 Spedition läuft in 30 Tagen ein Nachweis ab.'],
  [['expired', 'missing'], '2 Speditionen dürfen nicht abholen: Es fehlt ein gültiger Nachweis.'],
  [['expired', 'soon'], '1 Spedition darf nicht abholen, bei 1 läuft in 30 Tagen ein Nachweis ab.'],
])('Of carriers that are %j the house has to look after: %s', (states, text) => {
  expect(concernText(states.map(carrier))).toBe(text)
})
