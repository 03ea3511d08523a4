import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

type Props = { progress?: { sent: number; total: number }; pending: boolean; onSubmit: () => void }

/** Upload progress, cancel and submit. */
export function SubmissionFooter({ progress, pending, onSubmit }: Props) {
  return (
    <>
      <div role="status">
        {progress && progress.total > 0 && (
          <label className="progress">
            {Math.min(progress.sent + 1, progress.total)} von {progress.total} Dokumenten wird gesendet
            <progress value={progress.sent} max={progress.total} />
          </label>
        )}
      </div>
      <div className="formfoot">
        <LinkButton variant="ghost" to={paths.login}>
          Abbrechen
        </LinkButton>
        <Button variant="primary" pending={pending} onClick={onSubmit}>
          Dokumente senden
        </Button>
      </div>
    </>
  )
}
