import { expect, test } from 'vitest'
import { type Choice, isPageChosen, withPageToggled, withRange, withToggled } from './form.ts'

const rows = ['1', '2', '3', '4', '5']
const chosen = (...numbers: string[]): Choice => ({ isAll: false, numbers: new Set(numbers) })
const every: Choice = { isAll: true, numbers: new Set() }

test('one row is chosen and given up; of every hit, the others of the page stay chosen', () => {
  expect(withToggled(chosen('9'), rows, '2')).toEqual(chosen('9', '2'))
  expect(withToggled(chosen('9', '2'), rows, '2')).toEqual(chosen('9'))
  expect(withToggled(every, rows, '2')).toEqual(chosen('1', '3', '4', '5'))
})

test('a range follows its moving end and leaves rows outside of it as they are', () => {
  const grown = withRange(chosen('9', '2'), rows, { anchor: '2', from: '2', to: '4' })
  expect(grown).toEqual(chosen('9', '2', '3', '4'))
  expect(withRange(grown, rows, { anchor: '2', from: '4', to: '3' })).toEqual(chosen('9', '2', '3'))
  expect(withRange(grown, rows, { anchor: '2', from: '4', to: '1' })).toEqual(chosen('9', '1', '2'))
})

test('the page is chosen as a whole, beside rows of other pages', () => {
  const page = withPageToggled(chosen('9', '2'), rows)
  expect(page).toEqual(chosen('9', ...rows))
  expect(isPageChosen(page, rows)).toBe(true)
  expect(isPageChosen(chosen('1'), rows)).toBe(false)
  expect(isPageChosen(chosen('1'), [])).toBe(false)
  expect(withPageToggled(page, rows)).toEqual(chosen('9'))
  expect(withPageToggled(every, rows)).toEqual(chosen())
})
