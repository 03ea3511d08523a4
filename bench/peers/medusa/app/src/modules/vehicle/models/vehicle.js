import { model } from '@medusajs/framework/utils'

/**
 * Fields a shop product does not have, as columns with indexes for the searches of the comparison. The indexes are in
 * the migration.
 */
export default model.define('vehicle', {
  id: model.id().primaryKey(),
  fahrzeugid: model.number(),
  document: model.number(),
  name: model.text(),
  maker: model.text(),
  car_model: model.text(),
  transporter: model.boolean(),
  kraftstoffart: model.text().nullable(),
  fahrzeugtyp: model.text().nullable(),
  getriebe: model.text().nullable(),
  ausstattung: model.text().nullable(),
  year: model.number(),
  registered: model.text(),
  mileage: model.number(),
  price: model.number(),
  ps: model.number().nullable(),
  equipment: model.text(),
  photos: model.json(),
})
