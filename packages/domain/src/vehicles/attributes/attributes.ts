import { namesOf } from '../../values/records.ts'
import { isForDealers, type PriceTier } from '../price-tier.ts'
import type { Attribute, Option } from './attribute.ts'
import { body, bodyType, load } from './body.ts'
import { condition } from './condition.ts'
import { description } from './description.ts'
import { emission } from './emission.ts'
import { energy } from './energy.ts'
import { engine } from './engine.ts'
import { equipment } from './equipment.ts'
import { identity } from './identity.ts'
import { price, taxation } from './price.ts'
import { recordedCondition } from './recorded.ts'
import { stock } from './stock.ts'
import { use } from './use.ts'

/** All attributes of a vehicle, in the order of delivery columns, summaries and chips. */
export const attributes = {
  ...identity,
  ...use,
  ...price,
  ...bodyType,
  ...engine,
  ...body,
  ...taxation,
  ...load,
  ...emission,
  ...equipment,
  ...description,
  ...condition,
  ...recordedCondition,
  ...energy,
  ...stock,
}
export type Attributes = typeof attributes
export type AttributeName = keyof Attributes
export const attributeNames = namesOf(attributes)

/** An attribute without the literal types of its entry. */
export const attributeOf = (name: AttributeName): Attribute => attributes[name]

/** Whether a price tier may see an attribute, and so search by it. */
export function isVisibleTo(name: AttributeName, tier: PriceTier): boolean {
  const { visibleTo } = attributeOf(name)
  return visibleTo === 'everyone' || (visibleTo === 'dealer' && isForDealers(tier))
}

/** The column of the table `vehicle` for an attribute: `vatMode` is `vat_mode`. */
export const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The names of the attributes with these properties. */
export type NamesWith<Shape> = {
  [Name in AttributeName]: Attributes[Name] extends Shape ? Name : never
}[AttributeName]

export type CodeOf<Options> = Options extends readonly Option<infer Code>[] ? Code : never

type Base<Entry> = Entry extends { kind: 'choice'; options: infer Options }
  ? CodeOf<Options>
  : Entry extends { kind: 'number' | 'money' | 'flags' }
    ? number
    : Entry extends { kind: 'flag' }
      ? boolean
      : string

type Always = { required: 'value' } | { initial: string | number | boolean }

/** A delivered value: dates and times as ISO texts, prices in gross euro, null if unknown. */
export type AttributeValue<Name extends AttributeName> =
  | Base<Attributes[Name]>
  | (Attributes[Name] extends Always ? never : null)
