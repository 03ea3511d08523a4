import type { Car } from '@portal/contract/cars'
import { readConditionReport } from '@portal/contract/condition-report'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { download } from '../../download.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

/** Saves the recorded condition as a PDF. */
export function ConditionReportButton({ fahrzeugid, gwnummer }: Pick<Car, 'fahrzeugid' | 'gwnummer'>) {
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      download(readConditionReport, `zustand-${gwnummer}.pdf`, { params: { id: String(fahrzeugid) } }),
    onError: (error) => toast('error', textOf(error)),
  })
  return (
    <Button className="no-print" pending={isPending} onClick={() => mutate()}>
      {!isPending && <IconDownload aria-hidden />}
      Zustand als PDF
    </Button>
  )
}
