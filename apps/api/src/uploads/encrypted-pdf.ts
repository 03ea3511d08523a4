import { isHarmlessPdf } from './pdf-files.ts'

const isEncrypted = (bytes: Buffer) => bytes.includes('/Encrypt')

/**
 * A restriction of printing or copying encrypts a PDF for an empty password.
 *
 * @returns the file without encryption; null when it needs a password
 */
async function decrypted(bytes: Buffer): Promise<Buffer | null> {
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  try {
    const pdf = await PDFDocument.load(bytes, { password: '', updateMetadata: false })
    return Buffer.from(await pdf.save({ useObjectStreams: false }))
  } catch {
    // The library has no error class for a wrong password; whatever it cannot decrypt cannot be checked either.
    return null
  }
}

/**
 * The bytes of an uploaded PDF that may be stored: an encrypted one without its encryption, so that what is checked is
 * what is stored.
 *
 * @param options.mayEmbed whether one embedded file is accepted
 * @returns the reason of a refusal instead
 */
export async function storablePdf(
  bytes: Buffer,
  options: { mayEmbed?: boolean } = {},
): Promise<Buffer | 'pdf-encrypted' | 'file-type-not-allowed'> {
  const plain = isEncrypted(bytes) ? await decrypted(bytes) : bytes
  if (plain === null) return 'pdf-encrypted'
  return isHarmlessPdf(plain, options) ? plain : 'file-type-not-allowed'
}
