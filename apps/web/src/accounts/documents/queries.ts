import {
  deleteDocument,
  readOwnApplication,
  submitDocuments,
  uploadDocument,
} from '@portal/contract/accounts/documents'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, reads } from '../../api.ts'
import { fileBody } from '../../file-body.ts'
import { queryClient } from '../../query-client.ts'
import { endSession } from '../../session/account.ts'
import { toast } from '../../ui/toast.ts'
import type { ChosenPaper } from './form.ts'

/** The caller's application; refetched, because an administrator may decide on it at any time. */
export const ownApplication = queryOptions({
  queryKey: ['own-application'],
  queryFn: reads(readOwnApplication),
  staleTime: 0,
})

const uploadedText = t(
  'Die Dokumente wurden erfolgreich hochgeladen. Vor der Freischaltung Ihres Kontos prüfen wir Ihren Händlerstatus.',
)

const refreshApplication = () => queryClient.invalidateQueries({ queryKey: ownApplication.queryKey })

export const useDeleteDocument = () =>
  useMutation({
    mutationFn: (id: string) => call(deleteDocument, { params: { id } }),
    onSettled: refreshApplication,
  })

/** The upload of a paper failed; the papers before it are stored. */
export class PaperFailed extends Error {
  readonly paperId: string

  constructor(paperId: string, cause: unknown) {
    super('', { cause })
    this.paperId = paperId
  }
}

async function upload({ id, file, documentType }: ChosenPaper) {
  await call(uploadDocument, {
    query: { filename: file.name, documenttype: documentType },
    body: fileBody(file),
  }).catch((cause: unknown) => {
    throw new PaperFailed(id, cause)
  })
}

type Submission = { papers: ChosenPaper[]; identityConsent: boolean; onSent: (id: string) => void }

/**
 * Uploads the papers one by one, submits the application and ends the session (I-20, I-21). A retry skips uploaded
 * papers.
 */
export function useSubmission() {
  const [progress, setProgress] = useState<{ sent: number; total: number }>()
  const submission = useMutation({
    mutationFn: async ({ papers, identityConsent, onSent }: Submission) => {
      for (const [index, paper] of papers.entries()) {
        setProgress({ sent: index, total: papers.length })
        await upload(paper)
        onSent(paper.id)
      }
      setProgress({ sent: papers.length, total: papers.length })
      await call(submitDocuments, { body: identityConsent ? { identityConsent } : {} })
    },
    // Not on the page, which may have been left meanwhile.
    onSuccess: async () => {
      await endSession()
      toast('success', uploadedText)
    },
    onError: refreshApplication,
    onSettled: () => setProgress(undefined),
  })
  return { submission, progress }
}
