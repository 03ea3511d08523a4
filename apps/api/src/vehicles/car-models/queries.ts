import { type CarModel, FieldValues } from '@portal/contract/vehicles/car-models'
import { recordOf } from '@portal/domain/values/records'
import {
  type ChoiceField,
  choiceFields,
  type RangeField,
  rangeFields,
} from '@portal/domain/vehicles/attributes/searched'
import type { StockIndex } from '../../stock/stock-index.ts'

type Wanted = { maker?: string; car_model?: string; transporter?: boolean }

/** The models that satisfy the filter, in the list's German order. */
export const modelsOf = (models: CarModel[], { maker, car_model, transporter }: Wanted) =>
  models.filter(
    (model) =>
      (maker === undefined || model.hersteller === maker) &&
      (car_model === undefined || model.modellgruppe === car_model) &&
      (transporter === undefined || model.transporter === transporter),
  )

export const makersOf = (models: CarModel[], wanted: Wanted) => [
  ...new Set(modelsOf(models, wanted).map(({ hersteller }) => hersteller)),
]

export const groupsOf = (models: CarModel[], wanted: Wanted) => [
  ...new Set(modelsOf(models, wanted).map(({ modellgruppe }) => modellgruppe)),
]

const choices = choiceFields.filter(
  (name): name is Extract<ChoiceField, keyof FieldValues> => name in FieldValues.shape,
)
const numbers = rangeFields.filter(
  (name): name is Extract<RangeField, keyof FieldValues> => name in FieldValues.shape,
)

/** The values of each search field that occur in the stock. */
export const fieldValuesOf = (index: StockIndex): FieldValues => ({
  hersteller: makersOf(index.models(), {}),
  jahre: index.years(),
  ...recordOf(choices, index.valuesOf),
  ...recordOf(numbers, index.numbersOf),
})
