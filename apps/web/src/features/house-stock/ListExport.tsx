import { exportStockList } from '@portal/contract/house-stock-export'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { download } from '../../download.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { type Shown, tableQuery } from './form.ts'

/** Downloads every hit with the shown columns as a file. */
export function ListExport({ shown }: { shown: Shown }) {
  const save = useMutation({
    mutationFn: () => download(exportStockList, 'fahrzeuge.csv', { query: tableQuery(shown) }),
    onError: (error) => toast('error', textOf(error)),
  })
  return (
    <Button pending={save.isPending} onClick={() => save.mutate()}>
      <IconDownload aria-hidden />
      Liste als CSV
    </Button>
  )
}
