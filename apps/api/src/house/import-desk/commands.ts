import { basename, parse } from 'node:path/posix'
import { ColumnMapping, type checkImport, ValueMapping } from '@portal/contract/house/stock-imports'
import {
  importFileDays,
  importFileFlaw,
  importMaxBytesOf,
  inboxFolderOf,
  openMakers,
} from '@portal/domain/house/stock-imports'
import { dayMs } from '@portal/domain/values/durations'
import { t } from '@portal/domain/values/text'
import type { z } from 'zod'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { actedBy, audit } from '../../audit/audit.ts'
import type { Env } from '../../env.ts'
import { invalidField, ProblemError } from '../../http/problem.ts'
import { queueMail } from '../../mail/mail.ts'
import type { CommandContext } from '../../plugins/access.ts'
import type { Db, Transaction } from '../../plugins/db.ts'
import type { Files } from '../../plugins/files.ts'
import { queueJob } from '../../plugins/jobs.ts'
import { afterPiece, pieceKey } from '../../uploads/pieces.ts'
import { discard, takeStep } from '../imports/commands.ts'
import {
  archive,
  filesIn,
  foldersIn,
  type Inbox,
  settledAt,
  withInboxLock,
} from '../stock-import/inbox-disk.ts'
import { inboxLetter } from '../stock-import/mail.ts'
import { sourceById } from '../stock-sources/commands.ts'
import { importById } from './queries.ts'
import { piecesFolder } from './where.ts'

type Context = { db: PrismaClient; files: Files; now: Date }
type NewImport = { sourceId: number; accountId: number | null; fileName: string; bytes: number }

/**
 * Creates an import whose file is uploaded afterwards.
 * @throws ProblemError source-unknown, or validation-failed with the reason why the file is refused
 */
export async function announce(db: Db, { sourceId, accountId, fileName, bytes }: NewImport, now: Date) {
  await sourceById(db, sourceId)
  const message = importFileFlaw(fileName, bytes)
  if (message) throw invalidField('name', message)
  const { id } = await db.stockImport.create({
    data: { sourceId, accountId, fileName, bytes, state: 'uploading', createdAt: now, changedAt: now },
  })
  return importById(db, id)
}

/**
 * Stores the next piece of a file; the last one queues the check. A piece with another offset is not stored.
 *
 * @returns the number of bytes received, which is the offset of the next piece
 * @throws ProblemError import-unknown, or delivery-too-large for more bytes than announced
 */
export async function storePiece({ db, files, now }: Context, id: string, offset: number, piece: Buffer) {
  const found = await importById(db, id)
  const after = afterPiece(found, { offset, bytes: piece }, 'delivery-too-large')
  if (!after) return found.received
  await files.reports.put(pieceKey(piecesFolder(id), offset), piece)
  await db.$transaction(async (tx) => {
    // Another tab may have sent the same piece in the meantime.
    const { count } = await tx.stockImport.updateMany({
      where: { id, state: 'uploading', received: offset },
      data: { ...after, changedAt: now },
    })
    if (count === 1 && after.state === 'waiting') await queueJob(tx, 'stock-import', { importId: id })
  })
  return after.received
}

const storedPieceBytes = 4 * 1_048_576

/**
 * Stores a delivery that arrives as one stream and queues its takeover.
 *
 * @throws ProblemError delivery-too-large, or validation-failed for an empty or wrongly named file
 */
export async function receiveDelivery(
  { db, files, now }: Context,
  delivery: { sourceId: number; fileName: string },
  body: AsyncIterable<Buffer>,
): Promise<{ id: string }> {
  const maxBytes = importMaxBytesOf(delivery.fileName)
  const { id } = await announce(db, { ...delivery, accountId: null, bytes: maxBytes }, now)
  let bytes = 0
  let waiting: Buffer[] = []
  let waitingBytes = 0
  const store = async () => {
    if (waitingBytes > 0)
      await files.reports.put(pieceKey(piecesFolder(id), bytes - waitingBytes), Buffer.concat(waiting))
    waiting = []
    waitingBytes = 0
  }
  try {
    for await (const chunk of body) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new ProblemError('delivery-too-large')
      waiting.push(chunk)
      waitingBytes += chunk.length
      if (waitingBytes >= storedPieceBytes) await store()
    }
    await store()
    const message = importFileFlaw(delivery.fileName, bytes)
    if (message) throw invalidField('body', message)
  } catch (error) {
    await discardFile({ db, files }, id)
    throw error
  }
  await db.$transaction(async (tx) => {
    await tx.stockImport.update({ where: { id }, data: { bytes, received: bytes, state: 'queued' } })
    await queueJob(tx, 'stock-import', { importId: id })
  })
  return { id }
}

type Receiving = Context & { env: Env; databaseUrl: string; inbox: Inbox }
type Received = { name: string; folder: 'done' | 'refused'; summary: string; report: object }

async function receiveFile(context: Receiving, sourceId: number, name: string): Promise<Received> {
  const { inbox } = context
  const body = await inbox.disk.getStream(inbox.prefix + name)
  try {
    const { id } = await receiveDelivery(context, { sourceId, fileName: basename(name) }, body)
    return { name, folder: 'done', summary: `an Import ${id} übergeben`, report: { import: id } }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    const summary = t`${error.errors?.[0]?.message ?? error.title} Am Bestand wurde nichts geändert.`
    return { name, folder: 'refused', summary, report: { message: summary, findings: [] } }
  }
}

/** The complete files in the folders of the sources, oldest first. */
async function filesOfSources({ db, inbox, now }: Receiving) {
  const folders = await foldersIn(inbox)
  const waiting: { sourceId: number; name: string; at: number }[] = []
  for (const { id } of await db.stockSource.findMany({ select: { id: true } })) {
    const folder = inboxFolderOf(id)
    if (!folders.includes(folder)) continue
    for (const name of await filesIn(inbox, `${folder}/`)) {
      const at = await settledAt(inbox, name, now)
      if (at !== null) waiting.push({ sourceId: id, name, at })
    }
  }
  return waiting.toSorted((one, other) => one.at - other.at)
}

/**
 * Queues the takeover of the deliveries in the folders of the sources, oldest first. Moves the files to `done`, or to
 * `refused` with a mail to the operator. A file delivered again after a crash before its move changes nothing.
 */
export async function receiveInbox(context: Receiving): Promise<Received[]> {
  const { env, db, databaseUrl, inbox, now } = context
  const received = await withInboxLock(databaseUrl, async () => {
    const results: Received[] = []
    for (const { sourceId, name } of await filesOfSources(context)) {
      const result = await receiveFile(context, sourceId, name)
      await archive(inbox, [name], parse(name).name, { ...result, now })
      if (result.folder === 'refused') await db.$transaction((tx) => queueMail(tx, inboxLetter(env, result)))
      results.push(result)
    }
    return results
  })
  return received ?? []
}

type Decision = z.infer<typeof checkImport.schema.body>

/** Adds new mappings to those of earlier files. */
async function rememberMappings(tx: Transaction, id: number, { mapping, values }: Decision) {
  if (!mapping && !values) return
  const source = await tx.stockSource.findUniqueOrThrow({ where: { id } })
  const known = ValueMapping.parse(source.values)
  for (const [attribute, names] of Object.entries(values ?? {}))
    known[attribute] = { ...known[attribute], ...names }
  await tx.stockSource.update({
    where: { id },
    data: { mapping: { ...ColumnMapping.parse(source.mapping), ...mapping }, values: known },
  })
}

/** Queues another check with new mappings and corrections. @throws ProblemError import-unknown or import-state */
export async function checkAgain(db: PrismaClient, id: string, decision: Decision, now: Date) {
  const { sourceId } = await importById(db, id)
  const { corrections, replacements } = decision
  const decided = { ...(corrections && { corrections }), ...(replacements && { replacements }) }
  await db.$transaction(async (tx) => {
    await takeStep(tx.stockImport, id, 'decide', {
      ...{ state: 'waiting', progress: 0, changedAt: now },
      ...decided,
    })
    await rememberMappings(tx, sourceId, decision)
    await queueJob(tx, 'stock-import', { importId: id })
  })
  return importById(db, id)
}

type Takeover = { accountId: number; releaseRemovals: boolean; newNames: string[]; now: Date }

/**
 * Queues the takeover. An import whose removals were held back can be taken again with their release.
 * @param newNames unknown makers that a person has confirmed as new; remembered for the source
 * @throws ProblemError import-unknown, import-state, or import-names-open while an unknown maker is not confirmed
 */
export async function queueTakeover(
  db: PrismaClient,
  id: string,
  { accountId, releaseRemovals, newNames, now }: Takeover,
) {
  const { check, sourceId, state } = await importById(db, id)
  const open = openMakers(check?.unknown ?? [])
  if (state !== 'done' && open.some((name) => !newNames.includes(name)))
    throw new ProblemError('import-names-open')
  const confirmed = Object.fromEntries(open.map((name) => [name, name]))
  const isHeld = (check?.held ?? 0) > 0 && releaseRemovals
  await db.$transaction(async (tx) => {
    await takeStep(tx.stockImport, id, isHeld ? 'release' : 'take', {
      ...{ state: 'queued', progress: 0, changedAt: now },
      ...{ releaseRemovals, accountId },
    })
    if (open.length > 0) await rememberMappings(tx, sourceId, { values: { hersteller: confirmed } })
    await queueJob(tx, 'stock-import', { importId: id })
  })
  return importById(db, id)
}

/**
 * Deletes an import that was not taken over, with its file.
 * @throws ProblemError import-unknown, or import-state while it is processed or after it was taken over
 */
async function discardFile({ db, files }: Pick<Context, 'db' | 'files'>, id: string) {
  const { runId } = await importById(db, id)
  if (runId !== null) throw new ProblemError('import-state')
  await discard(db.stockImport, id)
  await files.reports.deleteAll(piecesFolder(id))
}

/** Discards an import for a person. @throws ProblemError as `discardFile` */
export async function discardForPerson(context: CommandContext & Pick<Context, 'files'>, id: string) {
  const { db } = context
  const { fileName: file, sourceName: source } = await importById(db, id)
  await discardFile(context, id)
  await audit(db, {
    ...{
      ...actedBy(context),
      action: 'import-discarded',
      subject: `stock-import:${id}`,
      details: { source, file },
    },
  })
}

/**
 * Deletes imports that were not taken over, and the files of all others, some time after their last change.
 * @returns the number of deleted imports
 */
export async function deleteOldFiles({ db, files, now }: Context): Promise<number> {
  const changedAt = { lt: new Date(now.getTime() - importFileDays * dayMs) }
  const old = await db.stockImport.findMany({ where: { changedAt }, select: { id: true } })
  for (const { id } of old) await files.reports.deleteAll(piecesFolder(id))
  const { count } = await db.stockImport.deleteMany({ where: { changedAt, runId: null } })
  return count
}
