/** The index of Medusa's search module, for the option counts. */
import { defineSearchIndex, graphSeed, search } from '@medusajs/framework/utils'

const choice = () => search.keyword().filterable().facetable()
const number = () => search.integer().filterable().sortable()

const fields = {
  id: search.keyword().filterable(),
  name: search.text().searchable(),
  maker: choice(),
  car_model: choice(),
  transporter: search.boolean().filterable().facetable(),
  kraftstoffart: choice(),
  fahrzeugtyp: choice(),
  getriebe: choice(),
  ausstattung: choice(),
  year: number(),
  mileage: number(),
  price: number(),
}

export default defineSearchIndex({
  name: 'vehicle',
  entity: 'vehicle',
  fields: search.define(fields),
  seed: graphSeed({ fields: Object.keys(fields), batch_size: 1000 }),
})
