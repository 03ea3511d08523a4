import type { JobRule, StockJob, StockJobDetails, StockJobRow } from '@portal/contract/house/stock-jobs'
import { refusalLabel, signed } from '@portal/domain/house/stock-job-texts'
import { countText, dayText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { amountText, fieldLabel } from '@portal/domain/vehicles/attributes/stored-texts'

export const actionTexts: Record<JobRule['action'], string> = {
  publish: t('Anbieten'),
  withdraw: t('Zurückziehen'),
  reserve: t('Reservieren'),
  sell: t('Als verkauft melden'),
  price: t('Preise ändern'),
  move: t('Standort ändern'),
  promote: t('Aktion zuordnen'),
  import: t('Import'),
}

export const stateTexts: Record<StockJob['state'], string> = {
  preview: t('Vorschau'),
  queued: t('Wartet'),
  running: t('Läuft'),
  done: t('Fertig'),
  'undo-queued': t('Wartet'),
  undoing: t('Wird zurückgenommen'),
  undone: t('Rückgängig gemacht'),
  failed: t('Fehlgeschlagen'),
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

const tiers = { both: t('Händler- und Privatpreis'), dealer: t('Händlerpreis'), consumer: t('Privatpreis') }

/** The prices of a price job are named as in its rule. */
export const fieldText = (rule: JobRule, field: string) => {
  if (rule.action !== 'price') return fieldLabel(field)
  return field === 'haendlerpreisbrutto' ? tiers.dealer : tiers.consumer
}

function priceRuleText({ prices, change, rounding, floor, reason }: Extract<JobRule, { action: 'price' }>) {
  const amount =
    change.kind === 'percent'
      ? signed(change.percent, '%')
      : change.kind === 'shift'
        ? signed(change.euro, '€')
        : t`auf ${amountText(change.euro)}`
  return [
    `${tiers[prices]} ${amount}`,
    rounding === 'none' ? '' : rounding === '900' ? t('auf …900 gerundet') : t`auf ${rounding} € gerundet`,
    floor === null ? '' : t`nicht unter ${amountText(floor)}`,
    reason === null ? '' : t`Grund: ${reason}`,
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
        rule.time ? t`bis ${dayText(rule.until)}, ${rule.time} Uhr` : t`bis ${dayText(rule.until)}`,
        rule.partner_number ? t`für Partner ${rule.partner_number}` : '',
        rule.for ?? '',
      ]
        .filter(Boolean)
        .join(', ')
    case 'sell':
      if (!rule.partner_number) return t('ohne Käufer im Portal')
      return rule.price
        ? t`an Partner ${rule.partner_number} für ${amountText(rule.price)}`
        : t`an Partner ${rule.partner_number}`
    case 'move':
      return rule.location
    case 'promote':
      return rule.promotion ?? t('aus der Aktion nehmen')
    case 'import':
      return `${rule.source}: ${rule.fileName}`
    default:
      return ''
  }
}

export const vehicles = (count: number) => plural(count, '1 Fahrzeug', '# Fahrzeuge')

/** The label of the button that runs a job, with its result. */
export const startText = ({ rule, counts }: Pick<StockJob, 'rule' | 'counts'>) =>
  rule.action === 'price'
    ? plural(counts.changes, '1 Preis ändern', '# Preise ändern')
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
    ? t`Preislauf vom ${momentText(startedAt)}`
    : actionTexts[rule.action]

export type JobEvent = {
  kind: 'made' | 'started' | 'refused' | 'changed' | 'mailed' | 'undone'
  text: string
  at: string | null
}

const jobEvents = (job: StockJobDetails): (JobEvent | false)[] => {
  const { rule, state, counts, createdAt, startedAt, finishedAt, createdBy, refusals, watchers } = job
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
      text: t`Vorschau für ${vehicles(totalOf(job))}`,
      at: createdAt,
    },
    startedAt !== null && {
      kind: 'started',
      text: createdBy ? t`Gestartet von ${createdBy}` : t('Gestartet'),
      at: startedAt,
    },
    finishedAt !== null &&
      counts.refused > 0 && {
        kind: 'refused',
        text: t`${countText(counts.refused)} abgelehnt: ${reasons.join(', ')}`,
        at: finishedAt,
      },
    finishedAt !== null && {
      kind: 'changed',
      text: isPrice
        ? t`${plural(written, '1 Preis', '# Preise')} geschrieben, ${plural(seconds, '1 Sekunde', '# Sekunden')}`
        : t`${vehicles(written)} geändert, ${plural(seconds, '1 Sekunde', '# Sekunden')}`,
      at: finishedAt,
    },
    finishedAt !== null &&
      isPrice &&
      rule.notifiesWatchers &&
      watchers > 0 && {
        kind: 'mailed',
        text: plural(watchers, '1 E-Mail an Beobachter eingereiht', '# E-Mails an Beobachter eingereiht'),
        at: finishedAt,
      },
    state === 'undone' && {
      kind: 'undone',
      text: job.undoneBy ? t`Rückgängig gemacht von ${job.undoneBy}` : t('Rückgängig gemacht'),
      at: job.undoneAt,
    },
  ]
}

/** What has happened in a job, latest first. */
export const eventsOf = (job: StockJobDetails): JobEvent[] =>
  jobEvents(job)
    .filter((event) => event !== false)
    .reverse()
