import type { OwnApplication, PaperState } from '@portal/contract/documents'
import { dayText } from '@portal/domain/formats'

type StateText = { heading: string; sentence: string; isClosed?: boolean }

/** The texts about an application's state. */
export function applicationStateText({ reviewState, documentsUploaded }: OwnApplication): StateText {
  if (reviewState === 'new' && !documentsUploaded)
    return {
      heading: 'Es fehlen noch Unterlagen',
      sentence: 'Bitte laden Sie die erforderlichen Dokumente hoch.',
    }
  switch (reviewState) {
    case 'refused':
      return {
        heading: 'Registrierung abgelehnt',
        sentence: 'Ihr Konto wurde nicht freigegeben.',
        isClosed: true,
      }
    case 'deactivated':
      return { heading: 'Konto deaktiviert', sentence: 'Ihr Händlerkonto wurde deaktiviert.', isClosed: true }
    case 'needs-paper':
      return {
        heading: 'Es fehlt noch etwas',
        sentence: 'Bitte laden Sie die genannten Dokumente erneut hoch.',
      }
    default:
      return {
        heading: 'Wir prüfen Ihre Unterlagen',
        sentence: 'Warten Sie bitte darauf, dass das Konto freigegeben wird',
      }
  }
}

/** "eingegangen am 18.06.2025", or empty before the submission. */
export const submittedText = ({ submittedAt }: OwnApplication) =>
  submittedAt ? `Eingegangen am ${dayText(submittedAt)}` : null

export const paperLooks: Record<PaperState, string> = { open: '', accepted: 'ok', rejected: 'error' }
