import type { HandOver } from '@portal/contract/hand-overs'
import { dayText } from '@portal/domain/formats'
import { handOverLabels, purchasePaperLabels } from '@portal/domain/hand-over'
import { IconDownload } from '@tabler/icons-react'
import { Button } from '../../ui/Button.tsx'
import { useDownloadPaper } from './queries.ts'

/** Who bought, the steps of the hand-over that the house has dated, of a collected vehicle the last one, and its papers. */
export function HandOverSteps({ handOver: { buyer, steps, papers } }: { handOver: HandOver }) {
  const save = useDownloadPaper()
  const isCollected = steps.some(({ step }) => step === 'collected')
  const dated = steps
    .flatMap(({ step, at }) => (at === null ? [] : [{ step, at }]))
    .filter(({ step }) => !isCollected || step === 'collected')
  if (!buyer && dated.length + papers.length === 0) return null
  return (
    <>
      {buyer && <p className="buyer">Gekauft von {buyer}</p>}
      {dated.length > 0 && (
        <ul className="hand-over" aria-label="Übergabe">
          {dated.map(({ step, at }) => (
            <li key={step}>
              {handOverLabels[step]} {dayText(at)}
            </li>
          ))}
        </ul>
      )}
      {papers.map((paper) => (
        <Button key={paper.id} small disabled={save.isPending} onClick={() => save.mutate(paper)}>
          <IconDownload aria-hidden />
          {purchasePaperLabels[paper.kind]}
          <span className="vh"> {paper.name} herunterladen</span>
        </Button>
      ))}
    </>
  )
}
