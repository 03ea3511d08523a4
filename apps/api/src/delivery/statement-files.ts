import { t } from '@portal/domain/values/text'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { UnusableFile } from '../uploads/unusable-file.ts'
import { statementMaxBytes } from './camt-reader.ts'

const filesMax = 100
const unpackedMaxBytes = 100 * 1_048_576
/** XML of bank statements compresses to a thirtieth; only content made for this purpose to less. */
const ratioMax = 200
const ratioMattersFrom = 1_048_576

export type StatementFile = { name: string; bytes: Buffer }

const isZip = (bytes: Buffer) => bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004', 'latin1'))

const isIgnored = ({ fileName }: Entry) => /(?:^|\/)(?:\.|__MACOSX\/)|\/$/.test(fileName)

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > statementMaxBytes ||
  (uncompressedSize > ratioMattersFrom && uncompressedSize > compressedSize * ratioMax)

const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0)

/** The library ends a stream with an error where an entry unpacks to more than its directory says. */
async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
  return Buffer.concat(chunks)
}

async function unpacked(bytes: Buffer): Promise<StatementFile[]> {
  const zip = await fromBufferPromise(bytes, {
    lazyEntries: true,
    validateEntrySizes: true,
    strictFileNames: true,
  })
  if (zip.entryCount > filesMax) throw new UnusableFile(t('Das ZIP enthält mehr als 100 Dateien.'))
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) if (!isIgnored(entry)) entries.push(entry)
  if (entries.length === 0) throw new UnusableFile(t('Das ZIP ist leer.'))
  if (entries.some((entry) => entry.isEncrypted()))
    throw new UnusableFile(t('Das ZIP ist verschlüsselt. Bitte ohne Kennwort packen.'))
  const packedBytes = sum(entries.map(({ compressedSize }) => compressedSize))
  if (
    entries.some(isBomb) ||
    packedBytes > bytes.length ||
    sum(entries.map(({ uncompressedSize }) => uncompressedSize)) > unpackedMaxBytes
  )
    throw new UnusableFile(t('Das ZIP ist ausgepackt zu groß und wurde nicht gelesen.'))
  const files: StatementFile[] = []
  for (const entry of entries) files.push({ name: entry.fileName, bytes: await bytesOf(zip, entry) })
  return files
}

/**
 * The XML files of an upload: the file itself, or those of a ZIP, whose directory is checked before anything is unpacked.
 * @throws UnusableFile
 */
export async function statementFilesIn(name: string, bytes: Buffer): Promise<StatementFile[]> {
  if (!isZip(bytes)) return [{ name, bytes }]
  try {
    return await unpacked(bytes)
  } catch (error) {
    if (error instanceof UnusableFile) throw error
    throw new UnusableFile(t('Das ZIP ist beschädigt.'), { cause: error })
  }
}
