import type { Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { basename } from 'node:path'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { t } from '@portal/domain/values/text'
import { CsvError } from './csv-records.ts'

/** The file as a whole is unusable; the message is a German sentence for the operator. */
export class DeliveryError extends Error {}

/** A file that cannot be read, with the error of the system or the parser as its cause. */
class UnreadableFile extends DeliveryError {}

const chunkSize = 262_144
/** Enough for several million vehicles. A small gzip file could otherwise unpack to any size. */
const unpackedMaxBytes = 4 * 1024 ** 3

const csvMessages: Record<CsvError['code'], string> = {
  CSV_INVALID_OPENING_QUOTE: t('ein Anführungszeichen steht mitten in einer Zelle'),
  CSV_INVALID_CLOSING_QUOTE: t('nach einem schließenden Anführungszeichen folgt noch Text'),
  CSV_QUOTE_NOT_CLOSED: t('ein Anführungszeichen wird nicht geschlossen'),
  CSV_MAX_RECORD_SIZE: t('die Zeile ist zu lang, wahrscheinlich fehlt ein Anführungszeichen'),
}

function messageOf(error: unknown, name: string): string | undefined {
  if (error instanceof UnreadableFile) return messageOf(error.cause, name)
  if (error instanceof DeliveryError) return error.message
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return t`Die Datei ${name} gibt es nicht.`
  if (code === 'EACCES' || code === 'EISDIR') return t`Die Datei ${name} ist nicht lesbar.`
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return t`Die Datei ${name} ist nicht in UTF-8 gespeichert. Bitte mit dem Zeichensatz UTF-8 neu ausgeben.`
  if (code.startsWith('Z_')) return t`Die Datei ${name} ist unvollständig oder kein gültiges gzip.`
  if (error instanceof CsvError)
    return t`Die Datei ${name} ist kein gültiges CSV (Zeile ${error.line}: ${csvMessages[error.code]}).`
  return undefined
}

/**
 * An error while reading as a `DeliveryError` if the file is its cause; other errors are returned unchanged.
 * @param name of the file in the message
 */
export function deliveryErrorOf(error: unknown, name: string): unknown {
  const message = messageOf(error, name)
  if (message === undefined || (error instanceof DeliveryError && error.message === message)) return error
  const cause = error instanceof UnreadableFile ? error.cause : error
  return new UnreadableFile(message, { cause })
}

/** The error that unpacking would give. */
class NotGzip extends Error {
  readonly code = 'Z_DATA_ERROR'
}

/**
 * An error about the content of a file: of one that is named gzip and is none, that it cannot be unpacked. It may contain
 * readable text nevertheless, because some browsers unpack what they download and keep its name.
 */
export async function contentErrorOf(error: unknown, file: string): Promise<unknown> {
  const name = basename(file)
  const isMisnamed = error instanceof DeliveryError && isNamedGzip(name) && !(await isGzip(file))
  return deliveryErrorOf(isMisnamed ? new NotGzip('', { cause: error }) : error, name)
}

export const isNamedGzip = (name: string) => /\.gz$/i.test(name)

async function isGzip(file: string) {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0)
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await handle.close()
  }
}

/**
 * The unpacked bytes of the file; errors of any stage are thrown by the iteration.
 *
 * @param hash receives the bytes as stored
 * @param onBytes called with the number of bytes read from disk
 */
export async function* bytesOf(
  file: string,
  hash: Hash | null,
  onBytes: (count: number) => void,
): AsyncGenerator<Buffer> {
  async function* stored() {
    const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: chunkSize })
    for await (const chunk of chunks) {
      hash?.update(chunk)
      onBytes(chunk.length)
      yield chunk
    }
  }
  if (await isGzip(file)) {
    const unzip = createGunzip({ chunkSize })
    pipeline(stored, unzip, () => undefined)
    const chunks: AsyncIterable<Buffer> = unzip
    let unpacked = 0
    for await (const chunk of chunks) {
      unpacked += chunk.length
      if (unpacked > unpackedMaxBytes)
        throw new DeliveryError(t('Die Datei ist ausgepackt größer als 4 GB und wurde nicht gelesen.'))
      yield chunk
    }
  } else yield* stored()
}
