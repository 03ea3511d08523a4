import { exportStockList } from '@portal/contract/house/house-stock-export'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../download.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { type Shown, tableQuery } from './form.ts'

/** Downloads every hit with the shown columns as a file. */
export function ListExport({ shown }: { shown: Shown }) {
  const save = useMutation({
    mutationFn: () => download(exportStockList, 'fahrzeuge.csv', { query: tableQuery(shown) }),
    onError: (error) => toastFailure(error),
  })
  return (
    <Button pending={save.isPending} onClick={() => save.mutate()}>
      <IconDownload aria-hidden />
      Liste als CSV
    </Button>
  )
}
