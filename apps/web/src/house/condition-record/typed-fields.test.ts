import { ServiceEntry, Wheel } from '@portal/contract/vehicles/condition-parts'
import { expect, test } from 'vitest'
import { typedNumber } from './typed-fields.ts'

test.each([
  ['45.000', 45_000],
  ['145.000 km', 145_000],
  ['', null],
])('the mileage %j of a service is stored as %j', (text, km) => {
  expect(typedNumber(ServiceEntry.shape.km).parse(text)).toBe(km)
})

test.each(['45.00', '45,5', 'viel'])('the mileage %j is refused with a hint', (text) => {
  const { error } = typedNumber(ServiceEntry.shape.km).safeParse(text)
  expect(error?.issues).toMatchObject([{ message: 'Bitte eine ganze Zahl wie 8 oder 45.000 angeben.' }])
})

test('a tread depth has one digit after comma or point', () => {
  const depth = typedNumber(Wheel.shape.depthMm, 1)
  expect([depth.parse('4,5'), depth.parse('4.5 mm'), depth.safeParse('4.500').success]).toEqual([
    4.5,
    4.5,
    false,
  ])
})
