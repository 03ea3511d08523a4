import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { purchasePaperLabels } from '@portal/domain/buyer/hand-over'
import { dayText } from '@portal/domain/values/formats'
import { IconDownload } from '@tabler/icons-react'
import { useDownloadPaper } from '../../buyer/purchases/queries.ts'
import { Button } from '../../ui/Button.tsx'

/** The papers the house has added to the purchase. */
export function PaperPanel({ papers }: Pick<PurchaseDetails, 'papers'>) {
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
                {paper.name}, {dayText(paper.createdAt)}
              </small>
            </span>
            <Button small disabled={save.isPending} onClick={() => save.mutate(paper)}>
              <IconDownload aria-hidden />
              <span className="vh">{paper.name} </span>Herunterladen
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
