import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'

const maxEntries = 1000
const maxUnpacked = 20 * 1_048_576
const maxRatio = 100
/** Below this size a high ratio only means a short, repetitive text. */
const ratioMattersFrom = 100_000
const requiredEntries = ['[Content_Types].xml', 'word/document.xml']
const forbiddenEntry =
  /vbaproject|vbadata|activex|embeddings\/|\.(?:bin|zip|docx?|docm|xlsx?|exe|dll|js|vbs|jar|html?)$/i
const forbiddenXml = /<!(?:DOCTYPE|ENTITY)|macroEnabled/i
/** Whether an external template is loaded when the paper is opened. Matched tag by tag, so the time stays linear. */
const hasForeignTemplate = (xml: string) =>
  xml.split('<').some((tag) => /attachedTemplate"/i.test(tag) && /TargetMode\s*=\s*"External"/i.test(tag))

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('latin1').replaceAll('\0', '')
}

const isBomb = (entry: Entry) =>
  entry.uncompressedSize > ratioMattersFrom && entry.uncompressedSize > entry.compressedSize * maxRatio

async function isHarmlessZip(zip: ZipFile): Promise<boolean> {
  if (zip.entryCount > maxEntries || zip.comment !== '') return false
  const entries: Entry[] = []
  for await (const entry of zip.eachEntry()) entries.push(entry)
  const unpacked = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (unpacked > maxUnpacked) return false
  if (entries.some((entry) => entry.isEncrypted() || isBomb(entry) || forbiddenEntry.test(entry.fileName)))
    return false
  if (!requiredEntries.every((name) => entries.some(({ fileName }) => fileName === name))) return false
  for (const entry of entries.filter(({ fileName }) => /\.(?:xml|rels)$/i.test(fileName))) {
    const xml = await textOf(zip, entry)
    if (forbiddenXml.test(xml) || hasForeignTemplate(xml)) return false
  }
  return true
}

/**
 * Accepts a Word document without macros, embedded files, document type declarations or external templates. The
 * archive's directory is checked before unpacking; file names outside the archive are refused.
 */
export async function isHarmlessDocx(bytes: Buffer): Promise<boolean> {
  try {
    const zip = await fromBufferPromise(bytes, {
      lazyEntries: true,
      validateEntrySizes: true,
      strictFileNames: true,
    })
    return await isHarmlessZip(zip)
  } catch {
    // yauzl throws its own errors for damaged archives.
    return false
  }
}

const freeSector = 0xff_ff_ff_fa
const entryBytes = 128
const forbiddenStream =
  /^(?:vba|macros|_vba_project.*|project|projectwm|encryptedpackage|encryptioninfo|.?ole10native|package)$/i

/** The sector numbers of the directory, following the allocation table; ends at a loop or a gap. */
function* directorySectors(bytes: Buffer, sectorBytes: number) {
  const perSector = sectorBytes / 4
  const next = (sector: number) => {
    const table = Math.floor(sector / perSector)
    if (table >= 109) return freeSector
    const tableSector = bytes.readUInt32LE(76 + table * 4)
    if (tableSector >= freeSector) return freeSector
    return bytes.readUInt32LE((tableSector + 1) * sectorBytes + (sector % perSector) * 4)
  }
  const seen = new Set<number>()
  for (let sector = bytes.readUInt32LE(48); sector < freeSector && !seen.has(sector); sector = next(sector)) {
    seen.add(sector)
    yield sector
  }
}

function streamNames(bytes: Buffer): string[] {
  const sectorBytes = 2 ** bytes.readUInt16LE(30)
  if (sectorBytes !== 512 && sectorBytes !== 4096) return []
  const names: string[] = []
  for (const sector of directorySectors(bytes, sectorBytes))
    for (let at = (sector + 1) * sectorBytes; at < (sector + 2) * sectorBytes; at += entryBytes) {
      const nameBytes = bytes.readUInt16LE(at + 64)
      if (nameBytes >= 2 && nameBytes <= 64) names.push(bytes.toString('utf16le', at, at + nameBytes - 2))
    }
  return names
}

/** Accepts an old Word document (OLE compound file) with text and without macros, packages or encryption. */
export function isHarmlessOle(bytes: Buffer): boolean {
  try {
    const names = streamNames(bytes)
    return names.includes('WordDocument') && !names.some((name) => forbiddenStream.test(name))
  } catch {
    // An offset outside the file: damaged.
    return false
  }
}
