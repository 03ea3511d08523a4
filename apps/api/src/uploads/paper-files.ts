import { extensionOf, fileNameFlaw, startsAs } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import type { Env } from '../env.ts'
import { ProblemError } from '../http/problem.ts'
import { storablePdf } from './encrypted-pdf.ts'
import { uploadedBytes } from './multipart-files.ts'
import { scanForViruses } from './virus-scan.ts'

const paperTooLarge = t('Ein Papier darf höchstens 5 MB groß sein.')
const onlyPdf = t('Bitte ein PDF ohne Skripte und Anhänge wählen.')

/** @throws ProblemError file-type-not-allowed, pdf-encrypted */
async function checkedPdf(bytes: Buffer): Promise<Buffer> {
  const pdf = startsAs('pdf', bytes) ? await storablePdf(bytes) : 'file-type-not-allowed'
  if (typeof pdf !== 'string') return pdf
  throw new ProblemError(pdf, pdf === 'file-type-not-allowed' ? { title: onlyPdf } : {})
}

/**
 * An uploaded PDF, checked by name, content and for viruses.
 * @param tooLarge the error of a file above the limit of the feature
 * @throws ProblemError file-type-not-allowed, pdf-encrypted, file-too-large, file-infected and those of the name
 */
export async function uploadedPaper(
  request: FastifyRequest,
  env: Env,
  name: string,
  tooLarge = paperTooLarge,
): Promise<Buffer> {
  const flaw = fileNameFlaw(name)
  if (flaw) throw new ProblemError(flaw, flaw === 'file-type-not-allowed' ? { title: onlyPdf } : {})
  if (extensionOf(name) !== 'pdf') throw new ProblemError('file-type-not-allowed', { title: onlyPdf })
  const bytes = await uploadedBytes(request, tooLarge)
  const pdf = await checkedPdf(bytes)
  await scanForViruses(env, bytes)
  return pdf
}
