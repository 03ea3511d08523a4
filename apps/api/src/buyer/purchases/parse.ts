import { PurchasePrice } from '@portal/contract/buyer/purchases'
import { flagsOfStatusWord } from '@portal/domain/buyer/purchase-status'
import { germanNumber } from '@portal/domain/values/german-number'
import { t } from '@portal/domain/values/text'
import { z } from 'zod'

/**
 * The format of delivered purchases. Two forms are accepted (U-69): the newer one (gwnummer, model, fin, color,
 * puchasesDate, red, yellow, green) and the older one (gwNummer, modell, FIN, farbe, kaufDatum, status). The price
 * (price, kaufpreis) is optional.
 */
const columnNames = {
  gwnummer: ['gwnummer', 'gwNummer'],
  model: ['model', 'modell'],
  fin: ['fin', 'FIN'],
  color: ['color', 'farbe'],
  puchasesDate: ['puchasesDate', 'kaufDatum'],
  maker: ['maker', 'hersteller'],
  price: ['price', 'kaufpreis'],
} as const

const flagNames = ['red', 'yellow', 'green'] as const
export const purchaseColumns = [
  'partner_number',
  ...Object.values(columnNames).flat(),
  ...flagNames,
  'status',
]
export const purchaseRequired = ['partner_number']

const refuse = (rule: string, hint: string) => ({ rule, hint })

const dateOf = (text: string) => {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(text) ?? []
  const iso = year ? `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}` : text
  const date = new Date(`${iso}T00:00:00Z`)
  const isReal =
    /^\d{4}-\d{2}-\d{2}$/.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
  return isReal ? date : null
}

const flagValues: Record<string, boolean | undefined> = {
  '': false,
  '0': false,
  false: false,
  nein: false,
  '1': true,
  true: true,
  ja: true,
}

function flagsOf(texts: Record<string, string>) {
  if (texts.status) return flagsOfStatusWord(texts.status)
  const [red, yellow, green] = flagNames.map((name) => flagValues[(texts[name] ?? '').toLowerCase()])
  return red === undefined || yellow === undefined || green === undefined ? null : { red, yellow, green }
}

const hints = {
  gwnummer: [/^\d{6}$/, t('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')],
  partner_number: [
    /^[A-Za-z0-9-]{1,20}$/,
    t('Bitte höchstens 20 Buchstaben, Ziffern und Bindestriche angeben.'),
  ],
  fin: [/^[A-HJ-NPR-Z0-9]{17}$/, t('Die FIN hat 17 Zeichen, ohne I, O und Q.')],
  model: [/^[^<>]{1,120}$/, t('Bitte höchstens 120 Zeichen ohne < und > angeben.')],
} as const
const optionalText = /^[^<>]{0,80}$/

/** A row of trimmed texts; absent columns are ''. A missing maker is taken from the stock later. */
export const PurchaseRow = z.record(z.string(), z.string()).transform((texts, context) => {
  const issue = (column: string, { rule, hint }: { rule: string; hint: string }) =>
    context.addIssue({ code: 'custom', path: [column], message: hint, params: { rule } })
  const textOf = (names: readonly string[]) =>
    names.map((name) => texts[name] ?? '').find((text) => text !== '') ?? ''
  const strict = (field: keyof typeof hints, text: string) => {
    const [pattern, hint] = hints[field]
    if (!pattern.test(text))
      issue(field, text === '' ? refuse('required', t('Hier muss ein Wert stehen.')) : refuse('format', hint))
    return text
  }
  const loose = (field: 'color' | 'maker') => {
    const text = textOf(columnNames[field])
    if (!optionalText.test(text))
      issue(field, refuse('format', t('Bitte höchstens 80 Zeichen ohne < und > angeben.')))
    return text === '' ? null : text
  }
  const price = () => {
    const text = textOf(columnNames.price)
    if (text === '') return null
    const { data = null, error } = PurchasePrice.safeParse(germanNumber(text))
    for (const { message } of error?.issues ?? []) issue('price', refuse('range', message))
    return data
  }
  const row = {
    partner_number: strict('partner_number', texts.partner_number ?? ''),
    gwnummer: strict('gwnummer', textOf(columnNames.gwnummer)),
    model: strict('model', textOf(columnNames.model)),
    fin: strict('fin', textOf(columnNames.fin).toUpperCase()),
    maker: loose('maker'),
    color: loose('color'),
    price: price(),
  }
  const puchasesDate = dateOf(textOf(columnNames.puchasesDate))
  if (!puchasesDate)
    issue('puchasesDate', refuse('date', t('Bitte ein Datum wie 2025-05-28 oder 28.05.2025 angeben.')))
  const flags = flagsOf(texts)
  if (!flags)
    issue(
      texts.status ? 'status' : 'red',
      refuse('code', t('Erlaubt: Kauf, Zahlungseingang, Abgeholt oder je Farbe 0 und 1.')),
    )
  if (!puchasesDate || !flags) return z.NEVER
  return { ...row, ...flags, puchasesDate }
})
export type PurchaseRow = z.output<typeof PurchaseRow>
