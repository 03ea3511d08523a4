import { paths } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'

/** Shown instead of the form until the address is confirmed by the link of the mail. */
export function ConfirmationAsked({ email }: { email: string }) {
  return (
    <div className="container page single">
      <div className="panel stack">
        <h1>Bitte bestätigen Sie Ihre Adresse</h1>
        <div role="status">
          <Alert>
            Die Findebenachrichtigung ist noch nicht aktiv. Wir haben eine Mail an <b>{email}</b> gesendet.
          </Alert>
        </div>
        <p>
          Erst wenn Sie den Link darin öffnen und bestätigen, senden wir Ihnen passende Fahrzeuge. Ohne
          Bestätigung erhalten Sie keine weitere Mail.
        </p>
        <LinkButton block to={paths.home}>
          Zur Startseite
        </LinkButton>
      </div>
    </div>
  )
}
