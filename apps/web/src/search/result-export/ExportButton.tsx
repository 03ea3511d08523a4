import { exportResults } from '@portal/contract/search/result-export'
import type { CarSort } from '@portal/contract/vehicles/cars'
import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import { has } from '@portal/domain/accounts/roles'
import type { Criteria } from '@portal/domain/search/criteria'
import { exportMaximum } from '@portal/domain/values/constants'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { useAccount } from '../../session/account.ts'
import { toast } from '../../ui/toast.ts'

type Props = { criteria: Criteria; dismissed?: DismissedChoice; sort: CarSort; total: number }

/** Downloads the results of a search as CSV; for dealers, at most 5,000 cars. */
export function ExportButton({ criteria, dismissed, sort, total }: Props) {
  const isDealer = has(useAccount(), 'ROLE_DEALER')
  if (!isDealer || total === 0) return null
  const shortened = t`Die Datei enthält die ersten ${countText(exportMaximum)} von ${countText(total)} Fahrzeugen.`
  return (
    <DownloadButton
      Icon={IconFileSpreadsheet}
      save={() => download(exportResults, t('suchergebnis.csv'), { query: { ...criteria, dismissed, sort } })}
      onSaved={() => total > exportMaximum && toast('info', shortened)}
    >
      <span>CSV herunterladen</span>
    </DownloadButton>
  )
}
