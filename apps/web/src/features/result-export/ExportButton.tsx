import type { CarSort } from '@portal/contract/cars'
import type { DismissedChoice } from '@portal/contract/dismissed-cars'
import { exportResults } from '@portal/contract/result-export'
import { exportMaximum } from '@portal/domain/constants'
import type { Criteria } from '@portal/domain/criteria'
import { countText } from '@portal/domain/formats'
import { has } from '@portal/domain/roles'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { download } from '../../download.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useAccount } from '../account/queries.ts'

type Props = { criteria: Criteria; dismissed?: DismissedChoice; sort: CarSort; total: number }

/** Downloads the results of a search as CSV; for dealers, at most 500 cars. */
export function ExportButton({ criteria, dismissed, sort, total }: Props) {
  const isDealer = has(useAccount(), 'ROLE_DEALER')
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(exportResults, 'suchergebnis.csv', { query: { ...criteria, dismissed, sort } }),
    onSuccess: () =>
      total > exportMaximum &&
      toast('info', `Die Datei enthält die ersten ${exportMaximum} von ${countText(total)} Fahrzeugen.`),
    onError: (error) => toast('error', textOf(error)),
  })
  if (!isDealer || total === 0) return null
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      {!isPending && <IconFileSpreadsheet aria-hidden />}
      <span>CSV herunterladen</span>
    </Button>
  )
}
