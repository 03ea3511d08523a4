import { describe, expect, test } from 'vitest'
import type { Criteria } from '../criteria.ts'
import { nearTitle, offersWithoutTexts, searchedWords } from './nothing-found.ts'

const title = {
  criteria: { maker: 'Opel', car_model: 'Astra', ahk: true, text: ['elegance', 'opc'] },
  notUnderstood: ['1.6'],
  readings: [],
  corrections: [],
  isTitle: true,
  figures: [],
} satisfies Parameters<typeof nearTitle>[0]

/** One vehicle: an Opel Astra whose text holds "opc". */
const count = ({ ahk, text }: Criteria) => (ahk || [text ?? []].flat().includes('elegance') ? 0 : 1)

describe('A search that finds nothing', () => {
  test('by the title of an advertisement searches by as much of it as a vehicle has, and names the rest', () => {
    const { criteria, notUnderstood } = nearTitle(title, count)
    expect(criteria).toEqual({ maker: 'Opel', car_model: 'Astra', text: 'opc' })
    expect(notUnderstood).toEqual([
      '1.6',
      'Anhängerkupplung (damit kein Fahrzeug)',
      'elegance (damit kein Fahrzeug)',
    ])
  })

  test('by a title keeps all of its plain words that a vehicle has', () => {
    const ofBoth = ({ ahk }: Criteria) => (ahk ? 0 : 1)
    expect(nearTitle(title, ofBoth).criteria).toEqual({
      maker: 'Opel',
      car_model: 'Astra',
      text: ['elegance', 'opc'],
    })
  })

  test('keeps the type of a title before its equipment', () => {
    const read = { ...title, criteria: { maker: 'BMW', navigation: true, text: '320d' }, figures: ['320d'] }
    const isEither = ({ navigation, text }: Criteria) => (navigation && text !== undefined ? 0 : 1)
    expect(nearTitle(read, isEither).criteria).toEqual({ maker: 'BMW', text: '320d' })
  })

  test('leaves out both bounds of a range together', () => {
    const read = { ...title, criteria: { maker: 'BMW', first_reg_from: 2008, first_reg_to: 2008 } }
    const none = ({ first_reg_from }: Criteria) => (first_reg_from === undefined ? 1 : 0)
    expect(nearTitle(read, none)).toMatchObject({
      criteria: { maker: 'BMW' },
      notUnderstood: ['1.6', 'EZ 2008 (damit kein Fahrzeug)'],
    })
  })

  test('names each criterion that it leaves out, ranges as one', () => {
    const read = {
      ...title,
      criteria: { maker: 'BMW', km_stand_from: 100, km_stand_to: 200, psvon: 150, price_to: 9000 },
    }
    const ofMaker = (criteria: Criteria) => (Object.keys(criteria).join() === 'maker' ? 1 : 0)
    const texts = nearTitle(read, ofMaker).notUnderstood.map((text) => text.replaceAll('\u00a0', ' '))
    expect(texts).toEqual([
      '1.6',
      'bis 9.000 € (damit kein Fahrzeug)',
      '100 km bis 200 km (damit kein Fahrzeug)',
      'ab 150 PS (damit kein Fahrzeug)',
    ])
  })

  test('is left as it is where it is no title, or something is found', () => {
    expect(nearTitle({ ...title, isTitle: false }, () => 0).criteria).toEqual(title.criteria)
    expect(nearTitle(title, () => 1)).toBe(title)
  })

  test('offers the vehicles without each plain word that finds none', () => {
    const others = { maker: 'Opel', text: ['elegance', 'opc'] }
    expect(offersWithoutTexts(others, count)).toEqual([{ texts: ['elegance'], total: 1 }])
    expect(offersWithoutTexts({ maker: 'Opel' }, () => 0)).toEqual([])
  })

  test('offers the vehicles without all plain words where no single one is the cause', () => {
    const none = ({ text }: Criteria) => (text === undefined ? 7 : 0)
    expect(offersWithoutTexts({ text: ['elegance', 'opc'] }, none)).toEqual([
      { texts: ['elegance', 'opc'], total: 7 },
    ])
    expect(offersWithoutTexts({ text: ['elegance', 'opc'] }, () => 0)).toEqual([])
  })
})

describe('A phrase with plain words', () => {
  const asTyped = { ...title, criteria: { text: 'fort' }, isTitle: false }
  const corrected = { ...asTyped, criteria: { maker: 'Ford' } }
  const read = (isDoubtful: boolean) => (isDoubtful ? corrected : asTyped)
  const finding = (typed: number, found: number) => (criteria: Criteria) =>
    criteria.maker === undefined ? typed : found

  test.each([
    ['two vehicles, and corrected more than ten times as many', 2, 21, corrected],
    ['two vehicles, and corrected ten times as many', 2, 20, asTyped],
    ['three vehicles, and corrected any number', 3, 1000, asTyped],
    ['no vehicle, and corrected one', 0, 1, corrected],
    ['no vehicle, and corrected none either', 0, 0, asTyped],
  ])('that finds %s, is searched by the better reading', (_, typed, found, expected) => {
    expect(searchedWords(read, finding(typed, found))).toBe(expected)
  })

  test('is not read again where all of it is understood', () => {
    const whole = { ...asTyped, criteria: { maker: 'Opel' } }
    expect(searchedWords((isDoubtful) => (isDoubtful ? corrected : whole), finding(0, 0))).toBe(whole)
  })

  test('that is a title is searched by as much of it as a vehicle has', () => {
    expect(searchedWords(() => title, count)).toEqual(nearTitle(title, count))
  })
})
