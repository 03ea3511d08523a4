import type {
  JobRule,
  StockJob,
  StockJobRow,
  StockJobRowState,
  StockRefusal,
} from '@portal/contract/house/stock-jobs'
import { countText, dayText, figureText, momentText } from '@portal/domain/values/formats'
import { amountText } from '@portal/domain/vehicles/attributes/stored-texts'
import { hiddenReasons } from '@portal/domain/vehicles/attributes/visibility'

export const actionTexts: Record<JobRule['action'], string> = {
  publish: 'Anbieten',
  withdraw: 'Zurückziehen',
  reserve: 'Reservieren',
  sell: 'Als verkauft melden',
  price: 'Preise ändern',
  move: 'Standort ändern',
  promote: 'Aktion zuordnen',
  import: 'Import',
}

export const stateTexts: Record<StockJob['state'], string> = {
  preview: 'Vorschau',
  queued: 'Wartet',
  running: 'Läuft',
  done: 'Fertig',
  'undo-queued': 'Wartet',
  undoing: 'Wird zurückgenommen',
  undone: 'Rückgängig gemacht',
  failed: 'Fehlgeschlagen',
}

/** The look of each state. */
export const stateLooks: Record<StockJob['state'], string> = {
  preview: 'prep',
  queued: 'wait',
  running: 'run',
  done: 'ok',
  'undo-queued': 'wait',
  undoing: 'run',
  undone: 'off',
  failed: 'bad',
}

export const rowStateLabels: Record<StockJobRowState, string> = {
  changes: 'Ändern sich',
  unchanged: 'Bleiben gleich',
  refused: 'Abgelehnt',
  changed: 'Geändert',
  restored: 'Zurückgesetzt',
  kept: 'Seitdem geändert',
}

/** Whether the job or its undo is queued or running. */
export const isAtWork = ({ state }: Pick<StockJob, 'state'>) =>
  ['queued', 'running', 'undo-queued', 'undoing'].includes(state)

const tiers = { both: 'Händler- und Privatpreis', dealer: 'Händlerpreis', consumer: 'Privatpreis' }

/** A change with its sign: '+250 €', '−3 %'; 0 has none. */
export const signed = (value: number, unit: string) =>
  `${value < 0 ? '−' : value > 0 ? '+' : ''}${figureText(Math.abs(value))}\u00a0${unit}`

function priceRuleText({ prices, change, rounding, floor, reason }: Extract<JobRule, { action: 'price' }>) {
  const amount =
    change.kind === 'percent'
      ? signed(change.percent, '%')
      : change.kind === 'shift'
        ? signed(change.euro, '€')
        : `auf ${amountText(change.euro)}`
  return [
    `${tiers[prices]} ${amount}`,
    rounding === 'none' ? '' : rounding === '900' ? 'auf …900 gerundet' : `auf ${rounding} € gerundet`,
    floor === null ? '' : `nicht unter ${amountText(floor)}`,
    reason === null ? '' : `Grund: ${reason}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** A rule with its values in one line. */
export function ruleText(rule: JobRule): string {
  switch (rule.action) {
    case 'price':
      return priceRuleText(rule)
    case 'reserve':
      return [
        `bis ${dayText(rule.until)}${rule.time ? `, ${rule.time} Uhr` : ''}`,
        rule.partner_number ? `für Partner ${rule.partner_number}` : '',
        rule.for ?? '',
      ]
        .filter(Boolean)
        .join(', ')
    case 'sell':
      if (!rule.partner_number) return 'ohne Käufer im Portal'
      return `an Partner ${rule.partner_number}${rule.price ? ` für ${amountText(rule.price)}` : ''}`
    case 'move':
      return rule.location
    case 'promote':
      return rule.promotion ?? 'aus der Aktion nehmen'
    case 'import':
      return `${rule.source}: ${rule.fileName}`
    default:
      return ''
  }
}

type Refused = Pick<StockJobRow, 'reason' | 'detail' | 'before' | 'after'>

const refusals: Record<Exclude<StockRefusal, keyof typeof hiddenReasons>, string> = {
  'below-lowest': 'Untergrenze unterschritten',
  'below-floor': 'Grenze des Laufs unterschritten',
  'out-of-range': 'Ergebnis kein gültiger Preis',
  'fin-missing': 'FIN fehlt, Kauf nicht eintragbar',
  'already-purchased': 'heute schon als Kauf eingetragen',
  'changed-meanwhile': 'seit der Vorschau geändert',
}
const known = new Map<string, string>([
  ...Object.entries(hiddenReasons).map(([code, { label }]) => [code, label] as const),
  ...Object.entries(refusals),
])

/** Why a vehicle is refused: everything that is missing, or the limit and the price that violates it. */
export function refusalText({ reason, detail, before, after }: Refused): string {
  const text = known.get(reason ?? '') ?? ''
  if (detail === null || reason === null) return text
  if (reason === 'reserved') return `${text} (bis ${momentText(detail)})`
  if (reason in hiddenReasons)
    return detail
      .split(',')
      .map((code) => known.get(code) ?? code)
      .join(', ')
  const limit = Number(detail)
  const prices = Object.entries(after).flatMap(([field, price]) =>
    price !== before[field] && Number(price) < limit ? [amountText(Number(price))] : [],
  )
  return `${text}: ${prices.join(' und ')} statt mindestens ${amountText(limit)}`
}

export const vehicles = (count: number) => `${countText(count)} ${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`

/** The label of the button that runs a job, with its result. */
export const startText = ({ rule, counts }: Pick<StockJob, 'rule' | 'counts'>) =>
  rule.action === 'price'
    ? `${countText(counts.changes)} ${counts.changes === 1 ? 'Preis' : 'Preise'} ändern`
    : `${vehicles(counts.changes)}: ${actionTexts[rule.action]}`

export const totalOf = ({ counts }: Pick<StockJob, 'counts'>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** The fields that a row changes, or would have changed; a refused one keeps its values. */
export const changedFields = ({ before, after }: Pick<StockJobRow, 'before' | 'after'>) =>
  Object.keys(after).filter((field) => before[field] !== after[field])

/** '−820 €', or '' when a value is not a number. */
export function differenceText(before: StockJobRow['before'][string] = null, after = before): string {
  const difference = Number(after) - Number(before)
  return before === null || Number.isNaN(difference) ? '' : signed(difference, '€')
}
