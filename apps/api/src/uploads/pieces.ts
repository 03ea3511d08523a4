import type { FastifyInstance } from 'fastify'
import type { Disk } from 'flydrive'
import { ProblemError } from '../http/problem.ts'

/**
 * Uploads in pieces: each piece is a file in the folder of its upload until the whole has been processed. Only
 * the next piece is accepted, so that a sender can continue after an interruption.
 */
type Upload = { state: string; bytes: number; received: number }
type Piece = { offset: number; bytes: Buffer }

/** A piece may be as long as `maxBytes`. */
export const registerPieces = (app: Pick<FastifyInstance, 'addContentTypeParser'>, maxBytes: number) =>
  app.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: maxBytes },
    (_request, body, done) => done(null, body),
  )

/** The piece in a request. @throws ProblemError media-type-not-supported */
export function pieceIn(body: unknown): Buffer {
  if (!Buffer.isBuffer(body)) throw new ProblemError('media-type-not-supported')
  return body
}

/** @param folder of the upload, without a slash at the end */
export const pieceKey = (folder: string, offset: number) => `${folder}/${String(offset).padStart(10, '0')}`

const offsetOf = (key: string) => Number(key.slice(key.lastIndexOf('/') + 1))

/** The keys of all pieces of an upload, in the order of the file. */
export async function piecesIn(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = []
  let paginationToken: string | undefined
  do {
    const page = await disk.listAll(`${folder}/`, { recursive: true, paginationToken })
    for (const object of page.objects) if (object.isFile) keys.push(object.key)
    paginationToken = page.paginationToken
  } while (paginationToken)
  return keys.toSorted((one, other) => offsetOf(one) - offsetOf(other))
}

/**
 * How an upload stands after a piece: `waiting` for its processing when the piece is the last one.
 * @returns null for a piece that does not continue the upload
 * @throws ProblemError of the given type for more bytes than announced
 */
export function afterPiece(
  { state, bytes, received }: Upload,
  piece: Piece,
  tooLarge: 'file-too-large' | 'delivery-too-large',
) {
  if (state !== 'uploading' || received !== piece.offset || piece.bytes.length === 0) return null
  const length = received + piece.bytes.length
  if (length > bytes) throw new ProblemError(tooLarge)
  return { received: length, state: length === bytes ? 'waiting' : 'uploading' } as const
}
