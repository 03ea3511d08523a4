import { Readable } from 'node:stream'
import { t } from '@portal/domain/values/text'
import type { FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { invalidField } from './problem.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    anyText?: boolean
  }
}

/** The deepest form of the portal has four levels. */
const depthMaximum = 8

type Found = { path: string; message: string }

/** A part of a body with the part that contains it. */
type Part = { value: object; depth: number; key: string; holder: Part | undefined }

function pathOf(part: Part | undefined, ...keys: string[]): string {
  for (let at = part; at?.holder; at = at.holder) keys.unshift(at.key)
  return keys.join('.')
}

const refusedCharacter = t('Ein Zeichen ist nicht erlaubt.')
const isRefused = (value: unknown) =>
  typeof value === 'string' && (value.includes('\0') || !value.isWellFormed())

/**
 * Not recursive: an unvalidated body may be thousands of levels deep. Bytes of a file are no text, and walking through
 * them would take many times their memory. A body that is read while it arrives is a stream, which refers to its
 * socket and to much else.
 */
function refusedIn(sent: unknown): Found | undefined {
  const isWalked = (value: unknown): value is object =>
    typeof value === 'object' && value !== null && !ArrayBuffer.isView(value) && !(value instanceof Readable)
  if (isRefused(sent)) return { path: '', message: refusedCharacter }
  if (!isWalked(sent)) return undefined
  const open: Part[] = [{ value: sent, depth: 0, key: '', holder: undefined }]
  for (let part = open.pop(); part; part = open.pop()) {
    if (part.depth >= depthMaximum)
      return { path: pathOf(part).split('.')[0] ?? '', message: t('Die Eingabe ist zu tief verschachtelt.') }
    for (const [key, value] of Object.entries(part.value)) {
      if (isRefused(value)) return { path: pathOf(part, key), message: refusedCharacter }
      if (isWalked(value)) open.push({ value, depth: part.depth + 1, key, holder: part })
    }
  }
  return undefined
}

/**
 * Refuses the NUL character and halves of surrogate pairs, which PostgreSQL cannot store, and deep nesting, which no
 * client of the portal sends. Names the field, and runs before schema validation. Calls with `anyText` look up names
 * and treat an impossible one as unknown.
 */
export const plainTextPlugin = fp(async (app) => {
  app.addHook('preValidation', async (request: FastifyRequest) => {
    if (request.routeOptions.config.anyText) return
    const found = refusedIn(request.params) ?? refusedIn(request.query) ?? refusedIn(request.body)
    if (found) throw invalidField(found.path, found.message)
  })
})
