import type { OwnApplication, PaperState, ReviewedDocument } from '@portal/contract/accounts/documents'
import { type Country, homeCountry } from '@portal/domain/accounts/countries'
import type { DocumentType } from '@portal/domain/accounts/documents'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { ChosenPaper } from './form.ts'

/** How old the paper about the business may be (I-02). */
export const ageText = (country: Country) =>
  country === homeCountry
    ? t('Die Gewerbeanmeldung darf nicht älter als 12 Monate sein.')
    : t(
        'Der Registerauszug darf nicht älter als 3 Monate sein. In der Landessprache genügt; eine Übersetzung ist nicht nötig.',
      )

type StateText = { heading: string; sentence: string; isClosed?: boolean; canUpload?: boolean }

/** The texts for the state of an application. */
export function applicationStateText({ reviewState, documentsUploaded }: OwnApplication): StateText {
  if (reviewState === 'new' && !documentsUploaded)
    return {
      heading: t('Es fehlen noch Unterlagen'),
      sentence: t('Bitte laden Sie die erforderlichen Dokumente hoch.'),
    }
  switch (reviewState) {
    case 'refused':
      return {
        heading: t('Registrierung abgelehnt'),
        sentence: t(
          'Ihr Konto wurde nicht freigegeben. Können Sie den Grund ausräumen, laden Sie bitte neue Dokumente hoch.',
        ),
        canUpload: true,
        isClosed: true,
      }
    case 'deactivated':
      return {
        heading: t('Konto deaktiviert'),
        sentence: t('Ihr Händlerkonto wurde deaktiviert.'),
        isClosed: true,
      }
    case 'needs-paper':
      return {
        heading: t('Es fehlt noch etwas'),
        sentence: t('Bitte laden Sie die genannten Dokumente erneut hoch.'),
        canUpload: true,
      }
    default:
      return {
        heading: t('Wir prüfen Ihre Unterlagen'),
        sentence: t('Warten Sie bitte darauf, dass das Konto freigegeben wird'),
      }
  }
}

/** 'Eingegangen am 18.06.2025'; null before the submission. */
export const submittedText = ({ submittedAt }: OwnApplication) =>
  submittedAt ? t`Eingegangen am ${dayText(submittedAt)}` : null

export const paperLooks: Record<PaperState, string> = { open: '', accepted: 'ok', rejected: 'error' }

/** The state of one type of paper. Chosen papers are not uploaded yet; rejected ones do not count. */
export function needOf(type: DocumentType, chosen: ChosenPaper[], uploaded: ReviewedDocument[]) {
  const papers = uploaded.filter(({ documentType }) => documentType === type)
  return {
    type,
    isUploaded: papers.some(({ reviewState }) => reviewState !== 'rejected'),
    isChosen: chosen.some(({ documentType, problem }) => documentType === type && problem === undefined),
    rejected: papers.find(({ reviewState }) => reviewState === 'rejected'),
  }
}
