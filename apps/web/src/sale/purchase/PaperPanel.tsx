import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { purchasePaperLabels } from '@portal/domain/buyer/hand-over'
import { dayText } from '@portal/domain/values/formats'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useDownloadPaper } from '../../buyer/purchases/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { arrival } from '../arrival/queries.ts'

type Props = Pick<PurchaseDetails, 'papers'> & { purchaseId: string }

/** The papers of the purchase; registration papers may wait for the proof of arrival. */
export function PaperPanel({ purchaseId, papers }: Props) {
  const { data } = useQuery(arrival(purchaseId))
  const save = useDownloadPaper()
  return (
    <section className="panel stack" aria-labelledby="papers">
      <h2 id="papers">Papiere</h2>
      {papers.length === 0 && (
        <p className="muted">Noch keine Papiere. Sie bekommen eine E-Mail, sobald sie hier liegen.</p>
      )}
      <ul className="purchase-papers">
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
              <Button small disabled={save.isPending} onClick={() => save.mutate(paper)}>
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
