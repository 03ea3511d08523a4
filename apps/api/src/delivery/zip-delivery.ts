import { isUtf8 } from 'node:buffer'
import { basename } from 'node:path/posix'
import { crc32 } from 'node:zlib'
import { importMaxBytes } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { type FileType, judgeFile, photosPerCarMax, vehicleInName } from '@portal/domain/vehicles/photos'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import { UnusableFile } from '../uploads/unusable-file.ts'
import { DeliveryError } from './delivery-bytes.ts'
import type { Finding } from './findings.ts'

/** A photo or report in a ZIP file, by its name. */
export type ZippedFile = {
  /** Its place in the directory of the ZIP file, from 1. */
  row: number
  name: string
  gwnummer: string
  position: number
  type: FileType
  entry: Entry
}

const entriesMax = 100_000
const unpackedMaxBytes = 8 * 1024 ** 3
/** Text compresses to a twentieth; only content made for this purpose to less than a two-hundredth. */
const ratioMax = 200
/** Below this size a high ratio does no harm. */
const ratioMattersFrom = 1_048_576
const stored = 0
const deflated = 8

const dataEnding = /\.(?:csv|txt|jsonl|ndjson|json|gz)$/i
/** Left by file managers. */
const isIgnored = (path: string) =>
  path.endsWith('/') || /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/i.test(path)

const isNamedInUtf8 = 0x800

/** The library decodes names without the UTF-8 flag as CP437; macOS writes UTF-8 without the flag. */
function entryName({ fileName, fileNameRaw, generalPurposeBitFlag }: Entry): string {
  const isMarked = (generalPurposeBitFlag & isNamedInUtf8) !== 0
  return isMarked || !isUtf8(fileNameRaw) ? fileName : fileNameRaw.toString('utf8')
}

const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
  uncompressedSize > ratioMattersFrom && uncompressedSize > compressedSize * ratioMax

const sum = (entries: Entry[], size: (entry: Entry) => number) =>
  entries.reduce((total, entry) => total + size(entry), 0)

/** @throws DeliveryError for entries that make the whole file unusable or dangerous */
function checkEntries(entries: Entry[], fileBytes: number) {
  if (entries.length > entriesMax)
    throw new DeliveryError(t('Das ZIP enthält mehr als 100.000 Dateien und wurde nicht ausgepackt.'))
  if (entries.some((entry) => entry.isEncrypted()))
    throw new DeliveryError(t('Das ZIP ist verschlüsselt. Bitte ohne Kennwort packen.'))
  if (sum(entries, (entry) => entry.uncompressedSize) > unpackedMaxBytes)
    throw new DeliveryError(t('Das ZIP ist ausgepackt größer als 8 GB und wurde nicht ausgepackt.'))
  // Entries whose compressed sizes exceed the file overlap and unpack to any size.
  if (entries.some(isBomb) || sum(entries, (entry) => entry.compressedSize) > fileBytes)
    throw new DeliveryError(t('Das ZIP ist ungewöhnlich stark gepackt und wurde nicht ausgepackt.'))
  const foreign = entries.find(({ compressionMethod }) => ![stored, deflated].includes(compressionMethod))
  if (foreign)
    throw new DeliveryError(
      t`Das ZIP ist in einem Verfahren gepackt, das nicht gelesen wird (${foreign.fileName}). Bitte als gewöhnliches ZIP packen.`,
    )
}

/** The library reports flaws of the format as errors without a code; errors of the operating system have one. */
function flawOf(error: unknown): unknown {
  if (!(error instanceof Error) || 'code' in error || error instanceof DeliveryError) return error
  const isName = /(?:relative path|absolute path|characters in fileName)/i.test(error.message)
  return new DeliveryError(
    isName
      ? t('Das ZIP enthält einen Dateinamen, der aus dem Ordner hinausführt, und wurde nicht ausgepackt.')
      : t('Das ist kein ZIP, oder es ist unvollständig.'),
    { cause: error },
  )
}

async function bytesOf(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const damaged = t('Die Datei ist im ZIP beschädigt.')
  const chunks: Buffer[] = []
  try {
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk)
  } catch (cause) {
    throw new UnusableFile(damaged, { cause })
  }
  const bytes = Buffer.concat(chunks)
  if (crc32(bytes) !== entry.crc32) throw new UnusableFile(damaged)
  return bytes
}

const noVehicle = t(
  'Der Name nennt kein Fahrzeug. Bitte GW-Nummer und laufende Nummer verwenden: 480988_01.jpg, 480988_gutachten.pdf.',
)

/** Sorts the entries by their names: photos and reports of vehicles, and those that are refused. */
function sorted(entries: Entry[]) {
  const files: ZippedFile[] = []
  const findings: Finding[] = []
  const photos = new Map<string, number>()
  for (const [index, entry] of entries.entries()) {
    const name = basename(entry.fileName)
    const row = index + 1
    const refuse = (hint: string) =>
      findings.push({ row, column: 'Datei', value: entry.fileName, rule: 'file', hint })
    const judged = judgeFile(name, entry.uncompressedSize)
    const vehicle = vehicleInName(name)
    if ('flaw' in judged) refuse(judged.flaw)
    else if (!vehicle) refuse(noVehicle)
    else {
      const { gwnummer, number } = vehicle
      const { type } = judged
      const count = (photos.get(gwnummer) ?? 0) + (type === 'GUTACHTEN_INTERNETBILD' ? 1 : 0)
      photos.set(gwnummer, count)
      if (count > photosPerCarMax) refuse(t`Ein Fahrzeug hat höchstens ${photosPerCarMax} Fotos.`)
      else files.push({ row, name: entry.fileName, gwnummer, position: number ?? 0, type, entry })
    }
  }
  return { files, findings }
}

/**
 * Opens a ZIP file with photos and reports, and with at most one file of vehicles. Its directory is checked as a whole
 * before anything is unpacked; names in it are never used as paths.
 *
 * @throws DeliveryError when the file is unusable or dangerous
 */
export async function openZip(path: string) {
  let zip: ZipFile | undefined
  try {
    zip = await openPromise(path, { autoClose: false })
    const opened = zip
    const entries: Entry[] = []
    for await (const entry of opened.eachEntry()) {
      entry.fileName = entryName(entry)
      if (!isIgnored(entry.fileName)) entries.push(entry)
      if (entries.length > entriesMax) break
    }
    checkEntries(entries, opened.fileSize)
    const [data = null, second] = entries.filter(({ fileName }) => dataEnding.test(fileName))
    if (second) throw new DeliveryError(t('Das ZIP enthält mehr als eine Datei mit Fahrzeugen.'))
    if (data && data.uncompressedSize > importMaxBytes)
      throw new DeliveryError(t`Die Datei ${data.fileName} im ZIP ist zu groß.`)
    if (entries.length === 0) throw new DeliveryError(t('Das ZIP ist leer.'))
    return {
      /** The file of vehicles; null for photos and reports alone. */
      data,
      ...sorted(entries.filter((entry) => entry !== data)),
      /** @throws UnusableFile when it is damaged */
      bytesOf: (entry: Entry) => bytesOf(opened, entry),
      /** The unpacked bytes as a stream. */
      streamOf: (entry: Entry) => opened.openReadStreamPromise(entry),
      close: () => opened.close(),
    }
  } catch (error) {
    zip?.close()
    throw flawOf(error)
  }
}
export type ZipDelivery = Awaited<ReturnType<typeof openZip>>
