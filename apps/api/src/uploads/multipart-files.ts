import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ProblemError } from '../http/problem.ts'

const limits = { files: 1, fields: 4, parts: 5, fieldSize: 1024, headerPairs: 20 }

/** Enables multipart bodies with one file for the routes of a plugin. */
export const registerUploads = (app: Pick<FastifyInstance, 'register'>, maxBytes: number) =>
  app.register(multipart, { limits: { ...limits, fileSize: maxBytes } })

/**
 * Reads the only file of a multipart body.
 * @param tooLarge the text for a file above the limit of `registerUploads`
 * @throws ProblemError file-too-large, or file-refused for a body that is not a complete upload of one file
 */
export async function uploadedBytes(request: FastifyRequest, tooLarge?: string): Promise<Buffer> {
  const refusal = () => new ProblemError('file-too-large', tooLarge ? { title: tooLarge } : {})
  try {
    const part = await request.file()
    if (!part) throw new ProblemError('file-name-missing')
    const bytes = await part.toBuffer()
    if (part.file.truncated) throw refusal()
    return bytes
  } catch (error) {
    if (error instanceof ProblemError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refusal()
    if (code === 'FST_INVALID_MULTIPART_CONTENT_TYPE') throw new ProblemError('media-type-not-supported')
    throw new ProblemError('file-refused', { cause: error })
  }
}
