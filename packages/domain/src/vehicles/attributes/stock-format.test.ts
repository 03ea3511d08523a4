import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Attribute } from './attribute.ts'
import { attributeOf } from './attributes.ts'
import { vehicleColumnNames } from './delivery.ts'

const figure = (value: number) => value.toLocaleString('en-US')
const codes = (options: readonly { value: string }[]) => options.map(({ value }) => `\`${value}\``).join(' ')

/** The values of a column as documented in English. */
function valuesOf(attribute: Attribute): string {
  switch (attribute.kind) {
    case 'text':
      return attribute.pattern ? '' : `text, up to ${attribute.maximum} characters`
    case 'choice':
      return codes(attribute.options)
    case 'number':
      return [`${figure(attribute.from)} to ${figure(attribute.to)}`, attribute.unit]
        .filter(Boolean)
        .join(' ')
    case 'money':
      return '0 to 1,000,000 €'
    case 'date':
      return `date, ${attribute.fromYear} to ${attribute.toYear}`
    case 'moment':
      return 'moment'
    case 'flag':
      return 'truth value'
    case 'list':
      return `list of up to ${attribute.maximum} texts`
    case 'flags':
      return `list of flags: ${codes(attribute.options)}`
  }
}

function initialOf({ kind, initial, note }: Attribute): string {
  if (initial === undefined || kind === 'flags' || note?.includes('empty')) return ''
  return kind === 'flag' ? 'empty = no' : `empty = \`${initial}\``
}

const required = { column: 'column', value: 'column and value' }

const rows = vehicleColumnNames.map((name) => {
  const attribute = attributeOf(name)
  const parts = [valuesOf(attribute), initialOf(attribute), attribute.note].filter(Boolean)
  const must = attribute.required ? required[attribute.required] : ''
  return `| \`${name}\` | ${must} | ${parts.join('; ')} |`
})

test('the table of docs/stock-format.md describes what an import checks in every column', () => {
  const page = readFileSync(new URL('../../../../../docs/stock-format.md', import.meta.url), 'utf8')
  const table = ['| Column | Required | Value |', '| --- | --- | --- |', ...rows].join('\n')

  expect(page).toContain(`${table}\n`)
})
