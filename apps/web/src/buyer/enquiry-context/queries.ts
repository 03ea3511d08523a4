import { readEnquiryContext } from '@portal/contract/buyer/enquiries'
import { t } from '@portal/domain/values/text'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

/** Why readers and accountants of a company cannot enquire. */
export const noEnquiryText = t('Ihre Rolle im Betrieb darf keine Anfragen senden.')

/**
 * Stored phone number and last enquiry about a car; null for a visitor, and if it cannot be loaded, because an enquiry
 * must be possible without it. Separate from the queries of the enquiry form, whose schemas the vehicle page does not
 * need.
 */
export const enquiryContext = (accountId: number | undefined, gwnummer: string | undefined) =>
  queryOptions({
    queryKey: ['enquiries', 'context', accountId, gwnummer],
    queryFn: ({ signal }) =>
      accountId === undefined
        ? null
        : call(readEnquiryContext, { query: { gwnummer }, signal }).catch(() => null),
  })
