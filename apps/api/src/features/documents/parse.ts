import type { acceptedExtensions } from '@portal/domain/documents'
import { ProblemError } from '../../http/problem.ts'
import { isHarmlessDocx, isHarmlessOle } from '../../uploads/office-files.ts'
import { isHarmlessPdf } from '../../uploads/pdf-files.ts'
import { reencoded } from '../../uploads/picture-files.ts'

type Extension = (typeof acceptedExtensions)[number]
export type CheckedFile = { contentType: string; bytes: Buffer }

const signatures: Record<Extension, Buffer> = {
  jpg: Buffer.from('ffd8ff', 'hex'),
  jpeg: Buffer.from('ffd8ff', 'hex'),
  png: Buffer.from('89504e470d0a1a0a', 'hex'),
  pdf: Buffer.from('%PDF-'),
  doc: Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  docx: Buffer.from('504b0304', 'hex'),
}

const wordTypes = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const

/**
 * Checks by signature and structure that a file is of the type its name states and contains no active content. Pictures
 * are re-encoded, so that only pixels remain.
 *
 * @returns the bytes to store and their type
 * @throws ProblemError file-type-not-allowed
 */
export async function checkContent(bytes: Buffer, extension: Extension): Promise<CheckedFile> {
  const signature = signatures[extension]
  const refused = new ProblemError('file-type-not-allowed')
  if (!bytes.subarray(0, signature.length).equals(signature)) throw refused
  switch (extension) {
    case 'jpg':
    case 'jpeg':
    case 'png': {
      const picture = await reencoded(bytes, extension === 'png' ? 'png' : 'jpeg')
      if (!picture) throw refused
      return { contentType: extension === 'png' ? 'image/png' : 'image/jpeg', bytes: picture }
    }
    case 'pdf':
      if (!isHarmlessPdf(bytes)) throw refused
      return { contentType: 'application/pdf', bytes }
    case 'doc':
      if (!isHarmlessOle(bytes)) throw refused
      return { contentType: wordTypes.doc, bytes }
    case 'docx':
      if (!(await isHarmlessDocx(bytes))) throw refused
      return { contentType: wordTypes.docx, bytes }
  }
}
