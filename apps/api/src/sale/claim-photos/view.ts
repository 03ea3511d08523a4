import type { FastifyReply } from 'fastify'
import { sandboxed } from '../../http/downloads.ts'

/** Answers with a photo of a claim, which never changes, to be shown in a page of the portal. */
export const sendPhoto = (reply: FastifyReply, bytes: Buffer) =>
  sandboxed(reply).type('image/jpeg').header('cache-control', 'private, max-age=3600').send(bytes)
