import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import type { CarFile } from '@portal/contract/vehicles/cars'
import { readDealerReport } from '@portal/contract/vehicles/files'
import { purchasePaperLabels } from '@portal/domain/buyer/hand-over'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { IconDownload } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useDownloadPaper } from '../../buyer/purchases/queries.ts'
import { download } from '../../download.ts'
import { toastFailure } from '../../toast-failure.ts'
import { Button } from '../../ui/Button.tsx'
import { arrival } from '../arrival/queries.ts'
import { handedOut } from './facts.ts'

type Props = { purchase: PurchaseDetails }

/** The papers of the purchase; registration papers may wait for the proof of arrival. */
export function PaperPanel({ purchase }: Props) {
  const { papers, gwnummer, vehicle } = purchase
  const { data } = useQuery(arrival(purchase.id))
  const save = useDownloadPaper()
  const originals = handedOut(purchase, data?.heldPapers === true)
  return (
    <section className="panel stack" aria-labelledby="papers">
      <h2 id="papers">Papiere</h2>
      {papers.length === 0 && originals.length === 0 && !vehicle?.report && (
        <p className="muted">Noch keine Papiere. Sie bekommen eine E-Mail, sobald sie hier liegen.</p>
      )}
      <ul className="purchase-papers">
        {originals.map(({ label, state }) => (
          <li key={label}>
            <b>{label}</b>
            <span className="small muted">{state}</span>
          </li>
        ))}
        {vehicle?.report && (
          <li>
            <b>Gutachten</b>
            <ReportLink file={vehicle.report} gwnummer={gwnummer} />
          </li>
        )}
        {papers.map((paper) => (
          <li key={paper.id}>
            <span>
              <b>{purchasePaperLabels[paper.kind]}</b>
              <small>
                <span lang="de">{paper.name}</span>, {dayText(paper.createdAt)}
              </small>
            </span>
            {data?.heldPapers && paper.kind === 'registration' ? (
              <span className="small muted">Frei nach dem Nachweis</span>
            ) : (
              <Button
                small
                pending={save.isPending && save.variables.id === paper.id}
                onClick={() => save.mutate(paper)}
              >
                <IconDownload aria-hidden />
                <span className="vh" lang="de">
                  {paper.name}{' '}
                </span>
                Herunterladen
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type ReportProps = { file: Pick<CarFile, 'ordner' | 'datei'>; gwnummer: string }

function ReportLink({ file, gwnummer }: ReportProps) {
  const save = useMutation({
    mutationFn: () =>
      download(readDealerReport, `Gutachten-GW-${gwnummer}.pdf`, {
        query: { path: file.ordner, file_name: file.datei },
      }),
    onError: (error) => toastFailure(error),
  })
  return (
    <Button
      small
      pending={save.isPending}
      aria-label={t('Gutachten herunterladen')}
      onClick={() => save.mutate()}
    >
      <IconDownload aria-hidden />
      Herunterladen
    </Button>
  )
}
