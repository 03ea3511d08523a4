import type { AgentCar, AgentComparison } from '@portal/contract/search/agents'
import type { CarDetails } from '@portal/contract/vehicles/car-details'
import type { Car } from '@portal/contract/vehicles/cars'
import type { ReleasedCondition } from '@portal/contract/vehicles/condition'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { factOf, factsIn, powerText, textOf, unknownText } from '@portal/domain/vehicles/attributes/texts'
import {
  damagesText,
  damageText,
  depthText,
  historyText,
  panelName,
} from '@portal/domain/vehicles/condition/texts'
import { leastTreadOf } from '@portal/domain/vehicles/condition/wheels'
import { tierVatNote } from '@portal/domain/vehicles/vat'
import type { z } from 'zod'
import type { ProblemError } from '../../http/problem.ts'
import { picturesOf, sharePath } from '../../vehicles/share-page/view.ts'

type Fact = { label: string; text: string }
type Rows = readonly (readonly [label: string, text: string])[]

const known = (rows: Rows): Fact[] =>
  rows.flatMap(([label, text]) => (text === unknownText ? [] : { label, text }))

/** @param car as read for the tier of the caller, whose price it has */
export const agentCar = (car: Car, portal: string): AgentCar => ({
  gwnummer: car.gwnummer,
  name: carName(car),
  headlineinternet: car.headlineinternet,
  preis: (car.preisNetto ?? car.haendlerpreisbrutto ?? car.preis) || null,
  vat: tierVatNote(car.preisNetto === undefined ? 'dealer' : 'net', car.vatMode),
  modell: car.modell,
  erstzulassungvon: car.erstzulassungvon,
  kilometerstandvon: car.kilometerstandvon,
  kwvon: car.kwvon,
  psvon: car.psvon,
  kraftstoffart: car.fueltypedescription,
  getriebe: car.getriebeTypValue && textOf('getriebe', car.getriebeTypValue),
  fahrzeugtyp: car.fahrzeugaufbaubezeichnung,
  farbe: car.farbe,
  location: car.location,
  energyLabel: car.energyLabel,
  link: portal + sharePath(car.gwnummer),
})

/** The known facts of the vehicle page, as visitors see them. */
export const factsOf = (car: Car, details: CarDetails): Fact[] =>
  known([
    factOf('modell', car.modell),
    factOf('erstzulassungvon', car.erstzulassungvon),
    factOf('kilometerstandvon', car.kilometerstandvon),
    ['Leistung', powerText(car)],
    factOf('kraftstoffart', car.fueltypedescription),
    factOf('getriebe', car.getriebeTypValue),
    ['Fahrzeugaufbau', textOf('fahrzeugtyp', car.fahrzeugaufbaubezeichnung)],
    ...factsIn('body', car),
    ...factsIn('engine', car),
    ...factsIn('emission', car),
    factOf('hu_faellig_am', car.hu_faellig_am),
    ...factsIn('condition', car),
    ...factsIn('place', details),
    ...factsIn('energy', details),
  ])

/** What the house releases of a condition, without amounts and notes. */
export function conditionOf(condition: ReleasedCondition | null): Fact[] {
  const { damages, tyres, service } = condition ?? {}
  const tread = leastTreadOf(tyres?.mounted?.wheels ?? [])
  const history = service?.history
  return known([
    ['Schäden', damages ? damagesText(damages) : unknownText],
    ...(damages ?? []).map((damage) => [panelName(damage.panel), damageText(damage)] as const),
    ['Geringste Profiltiefe', tread === null ? unknownText : depthText(tread)],
    ['Scheckheft', history ? historyText(history) : unknownText],
  ])
}

export const equipmentOf = ({ serieAccessoires, specialAccessoires }: Car) =>
  [...serieAccessoires, ...specialAccessoires].map((item) => item.trim()).filter(Boolean)

/** Photos of a width that models can read in full. */
export const photosOf = (car: Car, portal: string) => picturesOf(car, 1280).map((path) => portal + path)

/** The facts of several vehicles by label; a label keeps the place it has in the first vehicle with it. */
export function comparedRows(vehicles: readonly Fact[][]): AgentComparison['rows'] {
  const labels = new Set(vehicles.flatMap((facts) => facts.map(({ label }) => label)))
  const textIn = (facts: Fact[], wanted: string) =>
    facts.find(({ label }) => label === wanted)?.text ?? unknownText
  return [...labels].map((label) => {
    const texts = vehicles.map((facts) => textIn(facts, label))
    return { label, texts, differs: new Set(texts).size > 1 }
  })
}

/**
 * Control and format characters can hide text from people that a model reads, and none of them belongs into a text about
 * a vehicle. Blanks of all kinds become ordinary ones.
 */
const hidden = /[\p{Cc}\p{Cf}\p{Co}\p{Z}]+/gu

const visible = (text: string) => text.toWellFormed().replace(hidden, ' ').trim()

/**
 * A schema whose JSON Schema is derived once. The library derives those of a tool for each call, which took nine tenths
 * of the time of a count.
 */
function describedOnce<Schema extends z.ZodType>(schema: Schema) {
  const standard = schema['~standard']
  const once = <Options extends { target: string }, Json>(derive: (options: Options) => Json) => {
    const known = new Map<string, Json>()
    return (options: Options) => {
      const json = known.get(options.target) ?? derive(options)
      known.set(options.target, json)
      return json
    }
  }
  const { input, output } = standard.jsonSchema
  return { '~standard': { ...standard, jsonSchema: { input: once(input), output: once(output) } } }
}

const readOnly = { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }

/** A tool of the contract as the library registers it. */
export const registered = <Input extends z.ZodType, Output extends z.ZodType>(tool: {
  title: string
  description: string
  inputSchema: Input
  outputSchema: Output
}) => ({
  ...tool,
  inputSchema: describedOnce(tool.inputSchema),
  outputSchema: describedOnce(tool.outputSchema),
  annotations: readOnly,
})

/** The result of a tool as an object, and as its JSON, which older clients read. */
export function toolResult<Answer extends object>(schema: z.ZodType<Answer>, answer: Answer) {
  const text = JSON.stringify(answer, (_key, value) => (typeof value === 'string' ? visible(value) : value))
  return {
    content: [{ type: 'text' as const, text }],
    structuredContent: { ...schema.parse(JSON.parse(text)) },
  }
}

/** A refused call, for the model to correct it. */
export function toolError({ title, errors = [] }: ProblemError) {
  const text = [title, ...errors.map(({ path, message }) => `${path}: ${message}`)].join(' ')
  return { content: [{ type: 'text' as const, text }], isError: true }
}
