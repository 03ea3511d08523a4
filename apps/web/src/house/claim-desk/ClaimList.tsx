import type { ClaimEntry } from '@portal/contract/house/claim-desk'
import { t } from '@portal/domain/values/text'
import { houseClaimPath } from '../../house-paths.ts'
import { DeskList } from '../../shell/DeskList.tsx'
import { deadlineText, stateOf } from './facts.ts'

type Props = {
  entries: readonly ClaimEntry[]
  /** The id of the open claim. */
  current: string | undefined
  /** The filters as a query string, kept in the links. */
  address: string
}

export const ClaimList = ({ entries, current, address }: Props) => (
  <DeskList
    current={current}
    items={entries.map((entry) => ({
      id: entry.id,
      to: `${houseClaimPath(entry.id)}${address}`,
      from: entry.company ?? t('Partner ohne Konto'),
      since: deadlineText(entry, new Date(Date.now())),
      isUrgent: entry.isOverdue,
      excerpt: entry.title,
      state: stateOf(entry),
      gwnummer: entry.gwnummer,
      holder: entry.holder?.name,
    }))}
  />
)
