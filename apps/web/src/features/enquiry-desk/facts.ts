import {
  type EnquiryDesk,
  EnquiryFilter,
  type HouseEnquiryEntry,
  type HouseMessage,
} from '@portal/contract/enquiry-desk'
import { houseStateText } from '@portal/domain/enquiry-state'
import { countText, dayText } from '@portal/domain/formats'

const hoursPerDay = 24

/** The enquiries a person looks at; without a state those that wait for an answer. */
export type DeskView = { filter: EnquiryFilter; page: number }

const all = 'all'

/** The view in an address; what does not fit the filter is ignored. */
export function viewOf(query: URLSearchParams): DeskView {
  const fields = Object.fromEntries(
    Object.entries(EnquiryFilter.shape).flatMap(([name, schema]) => {
      const read = schema.safeParse(query.get(name) || undefined)
      return read.success && read.data !== undefined ? [[name, read.data]] : []
    }),
  )
  const isAll = query.get('state') === all
  const page = Number(query.get('page') ?? 0)
  return {
    filter: EnquiryFilter.parse(isAll ? fields : { state: 'waiting', ...fields }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  }
}

/** The address of a view, without what is usual. */
export function addressOf({ filter: { state, ...filter }, page }: DeskView): string {
  const query = new URLSearchParams()
  if (state !== 'waiting') query.set('state', state ?? all)
  for (const [name, value] of Object.entries(filter)) if (value) query.set(name, value)
  if (page > 0) query.set('page', String(page))
  return query.size === 0 ? '' : `?${query}`
}

/** The views of one click: what waits, what waits and is one's own, everything. */
export const scopes = [
  { value: 'open', label: 'Offen' },
  { value: 'mine', label: 'Meine' },
  { value: 'all', label: 'Alle' },
] as const

/** The view of one click that a filter shows; none when state and holder are chosen otherwise. */
export function scopeOf({ state, holder }: EnquiryFilter, accountId: number | undefined) {
  if (holder === undefined) return state === 'waiting' ? 'open' : state === undefined ? 'all' : undefined
  return state === 'waiting' && holder === String(accountId) ? 'mine' : undefined
}

/** The filter with the state and holder of a view of one click; search and kind stay. */
export function withScope(
  { state: _state, holder: _holder, ...others }: EnquiryFilter,
  scope: string,
  accountId: number | undefined,
): EnquiryFilter {
  if (scope === 'all') return others
  return { ...others, state: 'waiting', ...(scope === 'mine' && { holder: String(accountId) }) }
}

export const isOverdue = ({ waitingHours }: Pick<HouseEnquiryEntry, 'waitingHours'>) =>
  waitingHours !== null && waitingHours >= hoursPerDay

/** How long the asker has waited, or when the enquiry came. */
export function sinceText({
  waitingHours,
  createdAt,
}: Pick<HouseEnquiryEntry, 'waitingHours' | 'createdAt'>) {
  if (waitingHours === null) return dayText(createdAt)
  if (waitingHours === 0) return 'unter 1 h'
  if (waitingHours < 3 * hoursPerDay) return `seit ${waitingHours} h`
  return `seit ${countText(Math.floor(waitingHours / hoursPerDay))} Tagen`
}

const hoursText = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 })

/** The end of the sentence about the waiting enquiries; empty without an answer. */
export const answerTimeText = ({ answerHours }: Pick<EnquiryDesk, 'answerHours'>) =>
  answerHours === null
    ? ''
    : `, erste Antwort in den letzten 30 Tagen im Mittel nach ${hoursText.format(answerHours)} h`

const looks: Record<HouseEnquiryEntry['state'], string> = {
  open: 'res',
  'in-work': 'run',
  answered: 'ok',
  closed: 'off',
}

/** The state in shape and word. */
export const stateOf = (entry: Pick<HouseEnquiryEntry, 'state' | 'waitingHours'>) =>
  isOverdue(entry)
    ? { look: 'bad', text: 'Überfällig' }
    : { look: looks[entry.state], text: houseStateText[entry.state] }

/** 'Mira Lorenz' as 'ML'. */
export const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0))
    .join('')
    .slice(0, 2)
    .toUpperCase()

/** 'Autohaus Beispiel, Erika Beispiel', without a company the person alone. */
export const askerOf = ({
  company,
  firstName,
  lastName,
}: Pick<HouseEnquiryEntry, 'company' | 'firstName' | 'lastName'>) =>
  [company, `${firstName} ${lastName}`].filter(Boolean).join(', ')

/** What became of the mail of an answer. */
export const deliveryText: Record<NonNullable<HouseMessage['mailState']>, string> = {
  queued: 'Mail wird gesendet',
  sent: 'Mail gesendet',
  failed: 'Mail nicht zugestellt',
}
