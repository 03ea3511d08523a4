import type { ReviewedDocument } from '@portal/contract/accounts/documents'
import { changeApplicantNumbers, changeApplicantVatId } from '@portal/contract/accounts/vat-checks'
import { type DocumentType, documentMessages } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'
import { useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf } from '../../api.ts'
import { aDraft, withoutFiles } from '../../draft.ts'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { toastUndo } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { Steps } from '../registration/Steps.tsx'
import { vatPoll } from '../vat-checks/facts.ts'
import { ageText, applicationStateText } from './facts.ts'
import { type ChosenPaper, isComplete, isIdentityCopy, uploadProblem } from './form.ts'
import { PaperChooser } from './PaperChooser.tsx'
import { PaperList } from './PaperList.tsx'
import { ownApplication, PaperFailed, useDeleteDocument, useSubmission } from './queries.ts'
import { RequiredPapers } from './RequiredPapers.tsx'
import './documents.css'

/** Loaded after the page: applicants from Germany need nothing of it. */
const VatPanel = lazy(async () => ({ default: (await import('../vat-checks/VatPanel.tsx')).VatPanel }))

export const handle = { title: t('Dokumente hochladen') }

export async function loader() {
  await queryClient.ensureQueryData(ownApplication)
  return null
}

const submissionDraft = aDraft<{ chosen: ChosenPaper[]; consent: boolean }>('papers-chosen', withoutFiles)

const consentMissing = t('Bitte stimmen Sie der Speicherung der Ausweiskopien zu.')

export function Component() {
  const { data: application, refetch } = useSuspenseQuery({
    ...ownApplication,
    refetchInterval: ({ state }) => vatPoll(state.data?.vat),
  })
  const { mail } = usePortalSettings()
  const navigate = useNavigate()
  const account = useAccount()
  const kept = useKeptDraft(submissionDraft, account?.id)
  const [chosen, setChosen] = useState<ChosenPaper[]>(kept?.chosen ?? [])
  const [consent, setConsent] = useState(kept?.consent ?? false)
  useKeepDraft(submissionDraft, () => (chosen.length > 0 ? { chosen, consent } : null))
  const [problem, setProblem] = useState<string>()
  const { submission, progress } = useSubmission()
  const deletion = useDeleteDocument()
  const [deleting, setDeleting] = useState<ReviewedDocument>()
  const { country, documents: uploaded } = application
  const needsConsent = chosen.some(isIdentityCopy)

  const forget = (id: string) => setChosen((papers) => papers.filter((paper) => paper.id !== id))
  const remove = (id: string) => {
    const removed = chosen.find((paper) => paper.id === id)
    if (!removed) return
    forget(id)
    toastUndo(t`${removed.file.name} ist entfernt.`, () => setChosen((papers) => [...papers, removed]))
  }
  const add = (file: File, documentType: DocumentType) => {
    setProblem(undefined)
    setChosen((papers) => [...papers, { id: crypto.randomUUID(), file, documentType }])
  }
  const failed = (error: unknown) => {
    const text = uploadProblem(error instanceof PaperFailed ? error.cause : error, mail.dealers)
    if (!(error instanceof PaperFailed)) return setProblem(text)
    setChosen((papers) =>
      papers.map((paper) => (paper.id === error.paperId ? { ...paper, problem: text } : paper)),
    )
    setProblem(t('Nicht alle Dokumente konnten gesendet werden. Bitte sehen Sie in der Liste nach.'))
  }
  const submit = () => {
    if (!isComplete([...uploaded, ...chosen], country, application.registeredWithPartnerNumber))
      return setProblem(documentMessages['documents-missing'])
    if (needsConsent && !consent) return setProblem(consentMissing)
    setProblem(undefined)
    submission.mutate(
      { papers: chosen, identityConsent: consent, onSent: forget },
      {
        onError: failed,
        onSuccess: () => navigate(paths.login),
      },
    )
  }
  return (
    <div className="container page form">
      <div className="page-head">
        <h1>Dokumente hochladen</h1>
      </div>
      <Steps current={3} />
      <div className="stack l">
        {application.reviewNote && (
          <Alert kind="warn">
            <b>{applicationStateText(application).heading}</b>
            <p>{application.reviewNote}</p>
          </Alert>
        )}
        <Alert>{ageText(country)}</Alert>
        <section className="panel form2 upload">
          <PaperChooser country={country} onAdd={add} disabled={submission.isPending} />
          <RequiredPapers
            country={country}
            chosen={chosen}
            uploaded={uploaded}
            withPartnerNumber={application.registeredWithPartnerNumber}
          />
        </section>
        <PaperList
          country={country}
          chosen={chosen}
          uploaded={uploaded}
          disabled={submission.isPending || deletion.isPending}
          onRemove={remove}
          onDelete={(id) => setDeleting(uploaded.find((paper) => paper.id === id))}
        />
        {needsConsent && (
          <Checkbox
            label="Ich bin einverstanden, dass die Kopien meines Ausweises verschlüsselt gespeichert und zur Prüfung meiner Registrierung verwendet werden."
            checked={consent}
            required
            error={problem === consentMissing ? problem : undefined}
            onChange={(event) => setConsent(event.target.checked)}
          />
        )}
        {deleting && (
          <ConfirmDialog
            title="Datei löschen?"
            action="Löschen"
            pending={deletion.isPending}
            onConfirm={() => deletion.mutate(deleting.id, { onSettled: () => setDeleting(undefined) })}
            onClose={() => setDeleting(undefined)}
          >
            <p>„{deleting.name}“ ist schon hochgeladen und wird bei uns sofort und endgültig gelöscht.</p>
          </ConfirmDialog>
        )}
        {deletion.error && <Alert kind="error">{textOf(deletion.error)}</Alert>}
        {problem && problem !== consentMissing && <Alert kind="error">{problem}</Alert>}
        <Suspense fallback={null}>
          <VatPanel
            company={application}
            change={changeApplicantVatId}
            changeNumbers={changeApplicantNumbers}
            onChanged={refetch}
          />
        </Suspense>
        <SubmissionFooter progress={progress} pending={submission.isPending} onSubmit={submit} />
      </div>
    </div>
  )
}

type Props = { progress?: { sent: number; total: number }; pending: boolean; onSubmit: () => void }

/** Upload progress, cancel and submit. */
function SubmissionFooter({ progress, pending, onSubmit }: Props) {
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
