import { expect, test } from 'vitest'
import { arrange } from './arrange.ts'
import { Catalogue } from './catalogue.ts'
import { createColumns } from './columns.ts'

test('vehicles of a type, maker, model group and model get adjacent places with all their values', () => {
  const catalogue = new Catalogue()
  const columns = createColumns(10)
  const vehicles = [
    ['Volkswagen', 'Golf', 'Golf VII', false],
    ['Opel', 'Astra', 'Astra K', false],
    ['Volkswagen', 'Crafter', 'Crafter', true],
    ['Volkswagen', 'Polo', 'Polo', false],
    ['Volkswagen', 'Golf', 'Golf VIII', false],
    ['Opel', 'Astra', 'Astra K', false],
    ['Volkswagen', 'Golf', 'Golf VII', false],
  ] as const
  for (const [place, [hersteller, modellgruppe, modell, transporter]] of vehicles.entries()) {
    columns.entry[place] = catalogue.numberOf({ hersteller, modellgruppe, modell, transporter })
    columns.fahrzeugid[place] = 100 + place
    columns.values.kilometerstandvon[place] = 1000 * place
  }
  arrange(columns, catalogue, vehicles.length)
  const arranged = [...columns.fahrzeugid.subarray(0, vehicles.length)]
  expect(arranged.map((id) => vehicles[id - 100]?.[2])).toEqual([
    ...['Golf VII', 'Golf VII', 'Golf VIII', 'Polo', 'Astra K', 'Astra K', 'Crafter'],
  ])
  expect([...columns.values.kilometerstandvon.subarray(0, vehicles.length)]).toEqual(
    arranged.map((id) => 1000 * (id - 100)),
  )
  expect([...columns.fahrzeugid.subarray(vehicles.length)]).toEqual([0, 0, 0])
})
