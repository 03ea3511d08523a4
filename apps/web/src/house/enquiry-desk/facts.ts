import {
  type EnquiryDesk,
  EnquiryFilter,
  type HouseEnquiryEntry,
  type HouseMessage,
} from '@portal/contract/house/enquiry-desk'
import { houseStateText } from '@portal/domain/buyer/enquiry-state'
import { countText, dayText, figureText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { allStates, deskAddress, deskScope } from '../../shell/desk-address.ts'

const hoursPerDay = 24

/** A filter and page of the list; a filter without state matches all enquiries. */
export type DeskView = { filter: EnquiryFilter; page: number }

/** The view in an address; invalid values are ignored, and the default state is 'waiting'. */
export function viewOf(query: URLSearchParams): DeskView {
  const fields = Object.fromEntries(
    Object.entries(EnquiryFilter.shape).flatMap(([name, schema]) => {
      const read = schema.safeParse(query.get(name) || undefined)
      return read.success && read.data !== undefined ? [[name, read.data]] : []
    }),
  )
  const isAll = query.get('state') === allStates
  const page = Number(query.get('page') ?? 0)
  return {
    filter: EnquiryFilter.parse(isAll ? fields : { state: 'waiting', ...fields }),
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  }
}

/** The address of a view, without default values. */
export const addressOf = (view: DeskView) => deskAddress(view, 'waiting')

/** The quick filter that matches state and holder of a filter; undefined if none does. */
export const scopeOf = (filter: EnquiryFilter, accountId: number | undefined) =>
  deskScope(filter, accountId, 'waiting')

/** Applies a quick filter, which sets state and holder; search and kind stay. */
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

/** How long the asker has been waiting, or the date of an enquiry that does not wait. */
export function sinceText({
  waitingHours,
  createdAt,
}: Pick<HouseEnquiryEntry, 'waitingHours' | 'createdAt'>) {
  if (waitingHours === null) return dayText(createdAt)
  if (waitingHours === 0) return t('unter 1 h')
  if (waitingHours < 3 * hoursPerDay) return t`seit ${waitingHours} h`
  return t`seit ${countText(Math.floor(waitingHours / hoursPerDay))} Tagen`
}

const hoursText = (hours: number) => figureText(Math.round(hours * 10) / 10)

/** The mean time to the first answer, as the end of the sentence on waiting enquiries; empty without answers. */
export const answerTimeText = ({ answerHours }: Pick<EnquiryDesk, 'answerHours'>) =>
  answerHours === null
    ? ''
    : t`, erste Antwort in den letzten 30 Tagen im Mittel nach ${hoursText(answerHours)} h`

const looks: Record<HouseEnquiryEntry['state'], string> = {
  open: 'res',
  'in-work': 'run',
  answered: 'ok',
  closed: 'off',
}

/** Style and text of the state. */
export const stateOf = (entry: Pick<HouseEnquiryEntry, 'state' | 'waitingHours'>) =>
  isOverdue(entry)
    ? { look: 'bad', text: t('Überfällig') }
    : { look: looks[entry.state], text: houseStateText[entry.state] }

/** 'Autohaus Beispiel, Erika Beispiel'; only the person without a company. */
export const askerOf = ({
  company,
  firstName,
  lastName,
}: Pick<HouseEnquiryEntry, 'company' | 'firstName' | 'lastName'>) =>
  [company, `${firstName} ${lastName}`].filter(Boolean).join(', ')

/** The delivery state of the mail of an answer. */
export const deliveryText: Record<NonNullable<HouseMessage['mailState']>, string> = {
  queued: t('Mail wird gesendet'),
  sent: t('Mail gesendet'),
  failed: t('Mail nicht zugestellt'),
}
