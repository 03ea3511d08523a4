import { figureText, momentText } from '../values/formats.ts'
import { t } from '../values/text.ts'
import { amountText } from '../vehicles/attributes/stored-texts.ts'
import { type HiddenReasonCode, hiddenReasons } from '../vehicles/attributes/visibility.ts'

/** Why a job refuses a vehicle, beside the reasons that hide it. */
export const refusalLabels = {
  'below-lowest': t('Untergrenze unterschritten'),
  'below-floor': t('Grenze des Laufs unterschritten'),
  'out-of-range': t('Ergebnis kein gültiger Preis'),
  'fin-missing': t('FIN fehlt, Kauf nicht eintragbar'),
  'already-purchased': t('heute schon als Kauf eingetragen'),
  'changed-meanwhile': t('seit der Vorschau geändert'),
} as const
export type RefusalCode = HiddenReasonCode | keyof typeof refusalLabels

const known = new Map<string, string>([
  ...Object.entries(hiddenReasons).map(([code, { label }]) => [code, label] as const),
  ...Object.entries(refusalLabels),
])

/** German; '' for an unknown reason. */
export const refusalLabel = (reason: string) => known.get(reason) ?? ''

/** The states of a vehicle in a job. */
export const rowStateLabels = {
  changes: t('Ändern sich'),
  unchanged: t('Bleiben gleich'),
  refused: t('Abgelehnt'),
  changed: t('Geändert'),
  restored: t('Zurückgesetzt'),
  kept: t('Seitdem geändert'),
} as const

type Values = Record<string, string | number | null>
type Changed = { before: Values; after: Values }
type Refused = Changed & { reason: RefusalCode | null; detail: string | null }

/** Why a vehicle is refused: everything that is missing, or the limit and the price that violates it. */
export function refusalText({ reason, detail, before, after }: Refused): string {
  const text = refusalLabel(reason ?? '')
  if (detail === null || reason === null) return text
  if (reason === 'reserved') return t`${text} (bis ${momentText(detail)})`
  if (reason in hiddenReasons)
    return detail
      .split(',')
      .map((code) => known.get(code) ?? code)
      .join(', ')
  const limit = Number(detail)
  const prices = Object.entries(after).flatMap(([field, price]) =>
    price !== before[field] && Number(price) < limit ? [amountText(Number(price))] : [],
  )
  return t`${text}: ${prices.join(t(' und '))} statt mindestens ${amountText(limit)}`
}

/** The fields that a row changes, or would have changed; a refused one keeps its values. */
export const changedFields = ({ before, after }: Changed) =>
  Object.keys(after).filter((field) => before[field] !== after[field])

/** A change with its sign: '+250 €', '−3 %'; 0 has none. */
export const signed = (value: number, unit: string) =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${figureText(Math.abs(value))}\u00a0${unit}`
