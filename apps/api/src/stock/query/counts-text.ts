import type { Catalogue, Entry } from '../memory/catalogue.ts'
import type { Counted } from './option-counts.ts'
import { type Form, flagList, optionLists } from './option-lists.ts'

type Options = readonly (string | number)[]

const known = new WeakMap<Options, string[]>()

/** The options as keys of JSON. */
function keysOf(options: Options): string[] {
  const keys = known.get(options) ?? options.map((option) => `${JSON.stringify(String(option))}:`)
  known.set(options, keys)
  return keys
}

const objectOf = (members: readonly string[]) => `{${members.join()}}`

const listText = (options: Options, counts: readonly number[]) =>
  objectOf(keysOf(options).map((key, index) => key + counts[index]))

/** The counts by name as JSON. Sorted by name, because numbers depend on the order in which this instance read the vehicles. */
function namesText(counts: Uint32Array, nameOf: (number: number) => string | undefined): string {
  const names = new Map<string, number>()
  for (let number = 0; number < counts.length; number++) {
    const count = counts[number] as number
    const name = count > 0 ? nameOf(number) : undefined
    if (name !== undefined) names.set(name, (names.get(name) ?? 0) + count)
  }
  const sorted = [...names].sort(([a], [b]) => (a < b ? -1 : 1))
  return objectOf(sorted.map(([name, count]) => `${JSON.stringify(name)}:${count}`))
}

/** The JSON of `OptionCounts`. It is written here, because an object with as many keys would take longer than counting. */
export function countsText(counted: Counted, { entries, makers }: Catalogue, form: Form): string {
  const entryName = (name: (entry: Entry) => string) => (number: number) => {
    const entry = entries[number]
    return entry && name(entry)
  }
  const lists = [
    ['maker', namesText(counted.makers, (number) => makers.all[number])],
    [
      'car_model',
      namesText(
        counted.car_model,
        entryName(({ modellgruppe }) => modellgruppe),
      ),
    ],
    [
      'car_model_detail',
      namesText(
        counted.car_model_detail,
        entryName(({ modell }) => modell),
      ),
    ],
    ...optionLists(form.tier).map(({ criterion, options }, index) => [
      criterion,
      listText(options(form), counted.lists[index] ?? []),
    ]),
    ['equipment', listText(flagList.options(form), counted.flags)],
  ]
  const options = objectOf(lists.map(([list, text]) => `"${list}":${text}`))
  return `{"total":${counted.total},"options":${options}}`
}
