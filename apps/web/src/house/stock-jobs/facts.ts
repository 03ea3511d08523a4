import type { JobRule, StockJob, StockJobDetails, StockJobRow } from '@portal/contract/house/stock-jobs'
import { refusalLabel, signed } from '@portal/domain/house/stock-job-texts'
import { countedText, countText, dayText, momentText } from '@portal/domain/values/formats'
import { amountText } from '@portal/domain/vehicles/attributes/stored-texts'

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

/** Whether the job or its undo is queued or running. */
export const isAtWork = ({ state }: Pick<StockJob, 'state'>) =>
  ['queued', 'running', 'undo-queued', 'undoing'].includes(state)

const tiers = { both: 'Händler- und Privatpreis', dealer: 'Händlerpreis', consumer: 'Privatpreis' }

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

export const vehicles = (count: number) => `${countText(count)} ${count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}`

/** The label of the button that runs a job, with its result. */
export const startText = ({ rule, counts }: Pick<StockJob, 'rule' | 'counts'>) =>
  rule.action === 'price'
    ? `${countText(counts.changes)} ${counts.changes === 1 ? 'Preis' : 'Preise'} ändern`
    : `${vehicles(counts.changes)}: ${actionTexts[rule.action]}`

export const totalOf = ({ counts }: Pick<StockJob, 'counts'>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0)

/** '−820 €', or '' when a value is not a number. */
export function differenceText(before: StockJobRow['before'][string] = null, after = before): string {
  const difference = Number(after) - Number(before)
  return before === null || Number.isNaN(difference) ? '' : signed(difference, '€')
}

/** A price run that was started is named by its time. */
export const headingOf = ({ rule, state, startedAt }: StockJob) =>
  rule.action === 'price' && startedAt && state !== 'preview' && state !== 'failed'
    ? `Preislauf vom ${momentText(startedAt)}`
    : actionTexts[rule.action]

export type JobEvent = {
  kind: 'made' | 'started' | 'refused' | 'changed' | 'mailed' | 'undone'
  text: string
  at: string | null
}

const jobEvents = (job: StockJobDetails): (JobEvent | false)[] => {
  const { rule, state, counts, createdAt, startedAt, finishedAt, createdBy, refusals, watchers } = job
  const by = (name: string | null) => (name ? ` von ${name}` : '')
  const isPrice = rule.action === 'price'
  const written = counts.changed + counts.restored + counts.kept
  const seconds =
    startedAt && finishedAt
      ? Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1000))
      : 0
  const reasons = refusals.map(({ reason, count }) =>
    refusals.length === 1 ? refusalLabel(reason) : `${countText(count)} × ${refusalLabel(reason)}`,
  )
  return [
    rule.action !== 'import' && {
      kind: 'made',
      text: `Vorschau für ${vehicles(totalOf(job))}`,
      at: createdAt,
    },
    startedAt !== null && { kind: 'started', text: `Gestartet${by(createdBy)}`, at: startedAt },
    finishedAt !== null &&
      counts.refused > 0 && {
        kind: 'refused',
        text: `${countText(counts.refused)} abgelehnt: ${reasons.join(', ')}`,
        at: finishedAt,
      },
    finishedAt !== null && {
      kind: 'changed',
      text: isPrice
        ? `${countedText(written, 'Preis', 'Preise')} geschrieben, ${countedText(seconds, 'Sekunde', 'Sekunden')}`
        : `${vehicles(written)} geändert, ${countedText(seconds, 'Sekunde', 'Sekunden')}`,
      at: finishedAt,
    },
    finishedAt !== null &&
      isPrice &&
      rule.notifiesWatchers &&
      watchers > 0 && {
        kind: 'mailed',
        text: `${countedText(watchers, 'E-Mail', 'E-Mails')} an Beobachter eingereiht`,
        at: finishedAt,
      },
    state === 'undone' && {
      kind: 'undone',
      text: `Rückgängig gemacht${by(job.undoneBy)}`,
      at: job.undoneAt,
    },
  ]
}

/** What has happened in a job, latest first. */
export const eventsOf = (job: StockJobDetails): JobEvent[] =>
  jobEvents(job)
    .filter((event) => event !== false)
    .reverse()
