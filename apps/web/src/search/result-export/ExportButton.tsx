import { exportResults } from '@portal/contract/search/result-export'
import type { CarSort } from '@portal/contract/vehicles/cars'
import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import { has } from '@portal/domain/accounts/roles'
import type { Criteria } from '@portal/domain/search/criteria'
import { exportMaximum } from '@portal/domain/values/constants'
import { countText } from '@portal/domain/values/formats'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../download.ts'
import { useAccount } from '../../session/account.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

type Props = { criteria: Criteria; dismissed?: DismissedChoice; sort: CarSort; total: number }

/** Downloads the results of a search as CSV; for dealers, at most 5,000 cars. */
export function ExportButton({ criteria, dismissed, sort, total }: Props) {
  const isDealer = has(useAccount(), 'ROLE_DEALER')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(exportResults, 'suchergebnis.csv', { query: { ...criteria, dismissed, sort } }),
    onSuccess: () =>
      total > exportMaximum &&
      toast(
        'info',
        `Die Datei enthält die ersten ${countText(exportMaximum)} von ${countText(total)} Fahrzeugen.`,
      ),
    onError: (error) => toastFailure(error),
  })
  if (!isDealer || total === 0) return null
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      {!isPending && <IconFileSpreadsheet aria-hidden />}
      <span>CSV herunterladen</span>
    </Button>
  )
}
