import { type acceptedExtensions, startsAs } from '@portal/domain/accounts/documents'
import { ProblemError } from '../../http/problem.ts'
import { storablePdf } from '../../uploads/encrypted-pdf.ts'
import { isHarmlessDocx, isHarmlessOle } from '../../uploads/office-files.ts'
import { reencoded } from '../../uploads/picture-files.ts'

type Extension = (typeof acceptedExtensions)[number]
export type CheckedFile = { contentType: string; bytes: Buffer }

const wordTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/**
 * Checks by signature and structure that a file is of the type its name states and contains no active content. Pictures
 * are re-encoded, so that only pixels remain.
 *
 * @returns the bytes to store and their type
 * @throws ProblemError file-type-not-allowed, or pdf-encrypted for a PDF that needs a password
 */
export async function checkContent(bytes: Buffer, extension: Extension): Promise<CheckedFile> {
  const refused = new ProblemError('file-type-not-allowed')
  if (!startsAs(extension, bytes)) throw refused
  switch (extension) {
    case 'jpg':
    case 'jpeg':
    case 'png': {
      const picture = await reencoded(bytes, extension === 'png' ? 'png' : 'jpeg')
      if (!picture) throw refused
      return { contentType: extension === 'png' ? 'image/png' : 'image/jpeg', bytes: picture }
    }
    case 'pdf': {
      const pdf = await storablePdf(bytes)
      if (typeof pdf === 'string') throw new ProblemError(pdf)
      return { contentType: 'application/pdf', bytes: pdf }
    }
    case 'doc':
      if (!isHarmlessOle(bytes)) throw refused
      return { contentType: wordTypes.doc, bytes }
    case 'docx':
      if (!(await isHarmlessDocx(bytes))) throw refused
      return { contentType: wordTypes.docx, bytes }
  }
}
