import type { CarFile } from '@portal/contract/vehicles/cars'
import { readConsumerReport, readDealerReport } from '@portal/contract/vehicles/files'
import { t } from '@portal/domain/values/text'
import { IconDownload } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { download } from '../../download.ts'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'

const reports = {
  GUTACHTEN_LIGHT: { label: t('Gutachten herunterladen'), file: 'Gutachten', endpoint: readDealerReport },
  VERKAUFSEXPERTISE: {
    label: t('Zustandsbericht herunterladen'),
    file: 'Zustandsbericht',
    endpoint: readConsumerReport,
  },
} as const

type Props = { type: keyof typeof reports; file: CarFile; gwnummer: string }

/** Downloads a report; disabled with a spinner while loading (E-13). */
export function ReportButton({ type, file, gwnummer }: Props) {
  const { label, file: fileName, endpoint } = reports[type]
  const fetchReport = useMutation({
    mutationFn: () =>
      download(endpoint, `${fileName}-GW-${gwnummer}.pdf`, {
        query: { path: file.ordner, file_name: file.datei },
      }),
    onError: () =>
      toast(
        'error',
        t(
          'Beim Öffnen des Dokuments ist ein Fehler aufgetreten. Bitte versuchen Sie es zu einem späteren Zeitpunkt erneut.',
        ),
      ),
  })
  return (
    <Button variant="secondary" block pending={fetchReport.isPending} onClick={() => fetchReport.mutate()}>
      {!fetchReport.isPending && <IconDownload aria-hidden />}
      {label}
    </Button>
  )
}
