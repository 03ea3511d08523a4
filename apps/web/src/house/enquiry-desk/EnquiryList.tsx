import type { HouseEnquiryEntry } from '@portal/contract/house/enquiry-desk'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { enquiryPath } from '../../house-paths.ts'
import { DeskList } from '../../shell/DeskList.tsx'
import { askerOf, isOverdue, sinceText, stateOf } from './facts.ts'

type Props = {
  entries: HouseEnquiryEntry[]
  /** The id of the open enquiry. */
  current: string | undefined
  /** The filters as a query string, kept in the links. */
  address: string
}

export const EnquiryList = ({ entries, current, address }: Props) => (
  <DeskList
    current={current}
    items={entries.map((entry) => ({
      id: entry.id,
      to: `${enquiryPath(entry.id)}${address}`,
      from: askerOf(entry),
      since: sinceText(entry),
      isUrgent: isOverdue(entry),
      excerpt: (
        <>
          {entry.appointmentAt && t`Termin ${momentText(entry.appointmentAt)}: `}
          {entry.excerpt}
        </>
      ),
      state: stateOf(entry),
      gwnummer: entry.gwnummer,
      holder: entry.holder?.name,
    }))}
  />
)
