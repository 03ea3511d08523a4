import { previewedRule, StockRule } from '@portal/contract/house/stock-jobs'
import { t } from '@portal/domain/values/text'
import { numberFieldText, typedNumber, typedNumberOrNull } from '@portal/domain/values/typed-number'
import { aDraft } from '../../draft.ts'

/** The fields of all rules as shown on the screen; a rule uses some of them. */
export type RuleFields = {
  action: StockRule['action']
  until: string
  time: string
  for: string
  partner_number: string
  /** Id of the person who buys; empty = not named. */
  buyerId: string
  price: string
  isReservationEnded: boolean
  prices: string
  kind: string
  amount: string
  rounding: string
  floor: string
  reason: string
  notifiesWatchers: boolean
  location: string
  promotion: string
}

const reservationEnd = '18:00'

/**
 * The fields of a new rule; a reservation ends at 18:00 after `reservationDays`.
 * @param today ISO date
 */
export function emptyFields(action: StockRule['action'], today: string, reservationDays: number): RuleFields {
  const until = new Date(`${today}T12:00:00Z`)
  until.setUTCDate(until.getUTCDate() + reservationDays)
  return {
    action,
    until: until.toISOString().slice(0, 10),
    ...{ time: reservationEnd, for: '', partner_number: '', buyerId: '' },
    ...{ isReservationEnded: false, price: '' },
    ...{ prices: 'dealer', kind: 'percent', amount: '-3', rounding: '10' },
    ...{ floor: '', reason: '', notifiesWatchers: true, location: '', promotion: '' },
  }
}

/** The fields of a stored rule; those of other actions have their defaults. */
export function fieldsOf(rule: StockRule, today: string): RuleFields {
  const fields = emptyFields(rule.action, today, 0)
  switch (rule.action) {
    case 'reserve':
      return {
        ...fields,
        ...{ until: rule.until, time: rule.time ?? '' },
        ...{ for: rule.for ?? '', partner_number: rule.partner_number ?? '' },
        buyerId: String(rule.buyerId ?? ''),
      }
    case 'sell':
      return {
        ...fields,
        partner_number: rule.partner_number ?? '',
        buyerId: String(rule.buyerId ?? ''),
        price: numberFieldText(rule.price),
        isReservationEnded: rule.isReservationEnded,
      }
    case 'move':
      return { ...fields, location: rule.location }
    case 'promote':
      return { ...fields, promotion: rule.promotion ?? '' }
    case 'price': {
      const { prices, change, rounding, floor, reason, notifiesWatchers } = rule
      const amount = numberFieldText(change.kind === 'percent' ? change.percent : change.euro)
      return {
        ...{ ...fields, prices, kind: change.kind, amount, rounding, floor: numberFieldText(floor) },
        ...{ reason: reason ?? '', notifiesWatchers },
      }
    }
    default:
      return fields
  }
}

/** The fields of paths in a rule that have another name. */
const fieldNames = new Map<string, keyof RuleFields>([
  ['change.percent', 'amount'],
  ['change.euro', 'amount'],
])

const wanted = ({ action, ...fields }: RuleFields): unknown => {
  const { amount, floor, kind, prices, rounding } = fields
  const number = typedNumber(amount)
  switch (action) {
    case 'reserve':
      return {
        ...{ action, until: fields.until, time: fields.time || null },
        ...{ for: fields.for.trim() || null, partner_number: fields.partner_number.trim() || null },
        buyerId: fields.buyerId === '' ? null : Number(fields.buyerId),
      }
    case 'sell':
      return {
        action,
        partner_number: fields.partner_number.trim() || null,
        buyerId: fields.buyerId === '' ? null : Number(fields.buyerId),
        isReservationEnded: fields.isReservationEnded,
        ...(fields.price.trim() !== '' && { price: typedNumber(fields.price) }),
      }
    case 'move':
      return { action, location: fields.location }
    case 'promote':
      return { action, promotion: fields.promotion.trim() || null }
    case 'price':
      return {
        ...{ action, prices, rounding },
        change: kind === 'percent' ? { kind, percent: number } : { kind, euro: number },
        floor: typedNumberOrNull(floor),
        ...{ reason: fields.reason.trim() || null, notifiesWatchers: fields.notifiesWatchers },
      }
    default:
      return { action }
  }
}

export type FieldErrors = Partial<Record<string, string>>

/** The rule that the fields describe, or the messages by field. */
export function ruleOf(fields: RuleFields): { rule: StockRule } | { errors: FieldErrors } {
  const result = StockRule.safeParse(wanted(fields))
  if (result.success) return { rule: result.data }
  const errors: FieldErrors = {}
  for (const { path, code, message } of result.error.issues) {
    const name = fieldNames.get(path.join('.')) ?? String(path[0] ?? 'action')
    errors[name] ??=
      code === 'invalid_type' && name !== 'price' ? t('Bitte eine Zahl wie 250 oder −3,5 angeben.') : message
  }
  return { errors }
}

/** Whether the fields describe the previewed part of this rule, in any notation of its numbers. */
export function isPreviewed(fields: RuleFields, rule: StockRule): boolean {
  const read = ruleOf(fields)
  const text = (one: StockRule) => JSON.stringify(previewedRule(one))
  return 'rule' in read && text(read.rule) === text(StockRule.parse(rule))
}

export const newJobDraft = aDraft<{ fields: RuleFields; gwnummern: string[] }>('new-job')
/** The name of a template that was typed. */
export const templateDraft = aDraft<string>('template')
export const ruleDraft = aDraft<{ id: string; fields: RuleFields }>('job-rule')
