import { t } from '@portal/domain/values/text'
import { IconDownload, IconTrash } from '@tabler/icons-react'
import { sizeText } from '../../accounts/dealer-activation/facts.ts'
import { Button } from '../../ui/Button.tsx'

type Props = {
  /** What it proves or contains. */
  kind: string
  paper: { name: string; bytes: number }
  /** When it was stored, and by whom. */
  facts: string[]
  onSave: () => void
  onDelete: () => void
}

/** A stored PDF in a list, which can be downloaded and deleted. */
export const PaperRow = ({ kind, paper: { name, bytes }, facts, onSave, onDelete }: Props) => (
  <li>
    <div className="g">
      <b>{kind}</b>
      <span>{[name, sizeText(bytes), ...facts].join(' · ')}</span>
    </div>
    <Button small onClick={onSave}>
      <IconDownload aria-hidden />
      <span className="vh">{name} </span>Herunterladen
    </Button>
    <Button small variant="ghost" aria-label={t`${name} löschen`} onClick={onDelete}>
      <IconTrash aria-hidden />
    </Button>
  </li>
)
