import { describe, expect, test } from 'vitest'
import {
  bounds,
  type CriterionName,
  criteriaBelow,
  type FlagName,
  flagLabel,
  flagNames,
  formSectionOf,
  isBound,
  isGroup,
  searchCriteria,
  searchCriterion,
  upperBound,
} from './criterion-rules.ts'
import {
  choiceFields,
  codesOfChoice,
  isChoice,
  isRange,
  offeredBounds,
  rangeFields,
  searchedNames,
  spanOf,
} from './searched.ts'

describe('A searched attribute', () => {
  test('is a number with bounds, a choice, or a text', () => {
    expect(rangeFields).toEqual(expect.arrayContaining(['preis', 'kwvon', 'kilometerstandvon']))
    expect(choiceFields).toEqual(expect.arrayContaining(['getriebe', 'transporter']))
    expect(rangeFields.filter(isChoice)).toEqual([])
    expect(choiceFields.filter(isRange)).toEqual([])
    const texts = searchedNames.filter((name) => !isRange(name) && !isChoice(name))
    expect(texts).toEqual(expect.arrayContaining(['hersteller', 'modellgruppe', 'equipment', 'description']))
    expect(new Set(searchedNames).size).toBe(searchedNames.length)
  })

  test.each([
    ['getriebe', true, false],
    ['transporter', true, false],
    ['preis', false, true],
    ['keys', false, true],
    ['hersteller', false, false],
  ] as const)('%s has a list of values: %s, and bounds: %s', (name, hasValues, hasBounds) => {
    expect([isChoice(name), isRange(name)]).toEqual([hasValues, hasBounds])
  })

  test('has its values as texts, those of a flag too', () => {
    expect(codesOfChoice('transporter')).toEqual(['false', 'true'])
    expect(codesOfChoice('getriebe')).toContain('AUTOMATIK')
  })

  test.each([
    ['4/5', [4, 5]],
    ['7', [7, 7]],
    ['', [0, 0]],
  ])('spans %j as %j', (code, span) => {
    expect(spanOf(code)).toEqual(span)
  })
})

describe('The bounds that forms offer', () => {
  test('are ascending and distinct, from every criterion of the number', () => {
    for (const field of rangeFields) {
      const { low, high } = offeredBounds(field)
      for (const steps of [low, high]) expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b))
    }
    const prices = offeredBounds('preis')
    expect([prices.low.includes(5000), prices.high.includes(5000)]).toEqual([true, true])
  })

  test('are those of steps, of spans and of switches', () => {
    const steps = (attribute: string, takes: string) =>
      searchCriteria.flatMap((one) =>
        one.attribute === attribute && one.rule.takes === takes ? [one.rule] : [],
      )
    const [doors] = steps('anzahltueren', 'span')
    const codes = doors && 'options' in doors ? doors.options.map(({ value }) => spanOf(value)) : []
    expect(codes.length).toBeGreaterThan(1)
    expect(offeredBounds('anzahltueren').low).toEqual(expect.arrayContaining(codes.map(([from]) => from)))
    expect(offeredBounds('anzahltueren').high).toEqual(expect.arrayContaining(codes.map(([, to]) => to)))
    for (const { attribute, rule } of searchCriteria)
      if (rule.takes === 'switch' && isRange(attribute))
        expect(offeredBounds(attribute).low).toContain(rule.low)
  })
})

describe('A criterion', () => {
  test.each<[CriterionName, CriterionName[]]>([
    ['maker', ['car_model', 'car_model_detail']],
    ['car_model', ['car_model_detail']],
    ['car_model_detail', []],
    ['price_from', []],
  ])('%s is removed together with %j', (criterion, below) => {
    expect(criteriaBelow(criterion)).toEqual(below)
  })

  test('belongs to its attribute', () => {
    for (const entry of searchCriteria) expect(searchCriterion(entry.criterion)).toBe(entry)
  })

  test('is a bound with the upper one of the same attribute, a group, or another', () => {
    expect(upperBound('price_from')).toBe('price_to')
    expect(
      bounds.every(([from, to]) => searchCriterion(from).attribute === searchCriterion(to).attribute),
    ).toBe(true)
    expect(bounds.map(([from]) => searchCriterion(from).rule.takes).every((takes) => takes === 'low')).toBe(
      true,
    )
    expect(bounds.map(([, to]) => searchCriterion(to).rule.takes).every((takes) => takes === 'high')).toBe(
      true,
    )
    expect([isBound('price_from'), isBound('price_to'), isBound('maker')]).toEqual([true, true, false])
    expect(isGroup('maker')).toBe(false)
    expect(searchCriteria.some(({ criterion }) => isGroup(criterion))).toBe(true)
  })

  test('has a section of the detailed search; flags belong to the equipment', () => {
    expect([formSectionOf('maker'), formSectionOf('price_from')]).toEqual(['typ', 'eck'])
    for (const name of flagNames) expect([name, formSectionOf(name)]).toEqual([name, 'ausst'])
  })

  test('that is a flag has a name for people', () => {
    expect(flagNames.length).toBeGreaterThan(20)
    const named = (name: FlagName) => flagLabel(name) !== name
    expect(flagNames.filter((name) => !named(name))).toEqual([])
    expect(flagNames.every((name) => ['bit', 'switch'].includes(searchCriterion(name).rule.takes))).toBe(true)
  })
})
