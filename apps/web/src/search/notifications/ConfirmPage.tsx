import { t } from '@portal/domain/values/text'
import { Link, useParams } from 'react-router'
import { textOf } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { useConfirm } from './queries.ts'

export const handle = { title: t('Findebenachrichtigung bestätigen') }

const wrongLink = t(
  'Der Link zur Bestätigung ist nicht korrekt oder die Findebenachrichtigung wurde storniert.',
)

/** The target of a mail's confirmation link. Confirming needs a click, because mail scanners open links. */
export function Component() {
  const { token = '' } = useParams()
  const confirm = useConfirm()
  return (
    <div className="container page single">
      <div className="panel stack">
        <h1>Finde&shy;benachrichtigung bestätigen</h1>
        <div className="stack" role="status">
          {confirm.isSuccess ? (
            <>
              <Alert kind="ok">Die Findebenachrichtigung wurde erfolgreich aktiviert.</Alert>
              <LinkButton block to={paths.home}>
                Zur Startseite
              </LinkButton>
              <Link to={`${paths.deleteNotification}/${confirm.data.cancelToken}`}>
                Findebenachrichtigung stornieren
              </Link>
            </>
          ) : (
            <>
              <p>Bitte bestätigen Sie, dass wir Ihnen passende Fahrzeuge per E-Mail senden dürfen.</p>
              {confirm.error && (
                <Alert kind="error">{textOf(confirm.error, { 'not-found': wrongLink })}</Alert>
              )}
              <Button
                block
                variant="primary"
                pending={confirm.isPending}
                onClick={() => confirm.mutate(token)}
              >
                Jetzt bestätigen
              </Button>
            </>
          )}
        </div>
      </div>
    </div>
  )
}
