import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { Criteria } from './criteria.ts'
import { choicesOf, criteriaOfNotification, notificationShape } from './notification.ts'

const Choices = z.object(notificationShape)
const criteriaOf = (choices: unknown) => criteriaOfNotification(Choices.parse(choices))

describe('criteria of a notification', () => {
  test.each([
    ['open power bounds filter nothing', { kwvon: 0, kwbis: 10_000, psbis: 10_000 }, {}],
    ['kW bounds', { kwvon: 55, kwbis: 110 }, { leistung_from: 55, leistung_to: 110 }],
    ['PS bounds', { psvon: 75, psbis: 150 }, { psvon: 75, psbis: 150 }],
    [
      'colour and gearbox under their mail names',
      { farbe: ['blau'], getriebetyp: ['AUTOMATIK'] },
      { ausstattung: ['blau'], getriebe: ['AUTOMATIK'] },
    ],
    [
      'climate and light flags',
      { klimaautomatik: 'ja', klimaanlage: 'nein', xenon: 'ja' },
      { airConditioning: ['klimaautomatik'], headLights: ['xenon'] },
    ],
    [
      'the other climate and light flags',
      { klimaanlage: 'ja', ledScheinwerfer: 'ja', xenon: 'nein' },
      { airConditioning: ['klimaanlage'], headLights: ['ledScheinwerfer'] },
    ],
    [
      'climate and lights as lists',
      { airConditioning: ['klimaanlage'], headLights: ['xenon'] },
      { airConditioning: ['klimaanlage'], headLights: ['xenon'] },
    ],
    ['equipment flags say ja or nein', { navigation: 'ja', ahk: 'nein' }, { navigation: true }],
    ['a van search stays a van search', { transporter: false, maker: 'all' }, { transporter: false }],
  ])('%s', (_title, choices, criteria) => {
    expect(criteriaOf(choices)).toEqual(criteria)
  })

  test('leave out what else a subscription has', () => {
    const subscription = { ...Choices.parse({ kwvon: 55 }), user_email: 'dealer@example.org' }
    expect(criteriaOfNotification(subscription)).toEqual({ leistung_from: 55 })
  })

  test('are unchanged by conversion to the payload and back', () => {
    const criteria = Criteria.parse({
      maker: 'BMW',
      price_to: 20_000,
      transporter: false,
      psvon: 101,
      ausstattung: ['blau', 'rot'],
      headLights: ['ledScheinwerfer'],
      ahk: true,
    })
    expect(criteriaOf(choicesOf(criteria))).toEqual(criteria)
    const inKw = Criteria.parse({ leistung_from: 55, leistung_to: 110, airConditioning: ['klimaanlage'] })
    expect(criteriaOf(choicesOf(inKw))).toEqual(inKw)
  })

  test('leave every bound of the power open where the criteria have none', () => {
    const { kwvon, kwbis, psvon, psbis, ps, farbe, xenon } = choicesOf({})
    expect([kwvon, kwbis, psvon, psbis]).toEqual([0, 10_000, 0, 10_000])
    expect([ps, choicesOf({ psbis: 150 }).ps, choicesOf({ psvon: 75 }).ps]).toEqual([false, true, true])
    expect([farbe, xenon]).toEqual([[], false])
  })

  test('have each kind of air conditioning and lights as a flag of its own', () => {
    const flags = (criteria: Criteria) => {
      const { klimaanlage, klimaautomatik, xenon, ledScheinwerfer } = choicesOf(criteria)
      return { klimaanlage, klimaautomatik, xenon, ledScheinwerfer }
    }
    const none = { klimaanlage: false, klimaautomatik: false, xenon: false, ledScheinwerfer: false }
    expect(flags({ airConditioning: ['klimaautomatik'] })).toEqual({ ...none, klimaautomatik: true })
    expect(flags({ airConditioning: ['klimaanlage'] })).toEqual({ ...none, klimaanlage: true })
    expect(flags({ headLights: ['xenon'] })).toEqual({ ...none, xenon: true })
    expect(flags({ headLights: ['ledScheinwerfer'] })).toEqual({ ...none, ledScheinwerfer: true })
  })
})
