import type { NewCarrier } from '@portal/contract/house/carriers'
import { dateOfDay } from '@portal/domain/buyer/appointment'
import type { AuditAction } from '@portal/domain/house/audit-labels'
import { type CarrierProof, carrierPapersMaximum, carrierProofs } from '@portal/domain/sale/carriers'
import { t } from '@portal/domain/values/text'
import { type AuditDetails, actedBy, audit } from '../../audit/audit.ts'
import { ProblemError } from '../../http/problem.ts'
import type { CommandContext, FileContext } from '../../plugins/access.ts'
import { lockByName, type Transaction } from '../../plugins/db.ts'
import { servedBytes, storeSealed } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { carrierPaperOf } from './queries.ts'

type Logged = { action: AuditAction; carrierId: number; details?: AuditDetails }

const record = (tx: Transaction, context: CommandContext, { action, carrierId, details = {} }: Logged) =>
  audit(tx, { ...actedBy(context), action, details, subject: `carrier:${carrierId}` })

const unknownCarrier = () => new ProblemError('not-found', { title: t('Diese Spedition gibt es nicht.') })

const columnsOf = ({ name, insuranceUntil, licenceUntil }: NewCarrier) => ({
  name,
  insuranceUntil: insuranceUntil === null ? null : dateOfDay(insuranceUntil),
  licenceUntil: licenceUntil === null ? null : dateOfDay(licenceUntil),
})

/** Locks the names of carriers. @throws ProblemError carrier-known if another one has the name, in whatever spelling */
async function checkName(tx: Transaction, name: string, own?: number) {
  await lockByName(tx, 'carriers')
  const other = await tx.carrier.findFirst({
    where: { name: { equals: name, mode: 'insensitive' }, ...(own !== undefined && { id: { not: own } }) },
    select: { id: true },
  })
  if (other) throw new ProblemError('carrier-known')
}

/** @throws ProblemError carrier-known */
export const addCarrier = (context: CommandContext, carrier: NewCarrier) =>
  context.db.$transaction(async (tx) => {
    await checkName(tx, carrier.name)
    const { now } = context
    const { id } = await tx.carrier.create({
      data: { ...columnsOf(carrier), createdAt: now, updatedAt: now },
    })
    await record(tx, context, { action: 'carrier-added', carrierId: id, details: { name: carrier.name } })
  })

type Change = NewCarrier & { version: number; isActive: boolean }

/** @throws ProblemError not-found, carrier-changed, carrier-known */
export const changeCarrier = (context: CommandContext, id: number, change: Change) =>
  context.db.$transaction(async (tx) => {
    if ((await tx.carrier.count({ where: { id } })) === 0) throw unknownCarrier()
    await checkName(tx, change.name, id)
    const { version, isActive } = change
    const { count } = await tx.carrier.updateMany({
      where: { id, version },
      data: { ...columnsOf(change), isActive, version: version + 1, updatedAt: context.now },
    })
    if (count === 0) throw new ProblemError('carrier-changed')
    await record(tx, context, { action: 'carrier-changed', carrierId: id, details: { name: change.name } })
  })

type NewPaper = { kind: CarrierProof; name: string; bytes: Buffer }

/** Stores a checked proof encrypted; the same file again is stored once. @throws ProblemError not-found, carrier-papers-full */
export async function storeCarrierPaper(context: FileContext, carrierId: number, paper: NewPaper) {
  const { db, now: createdAt, actorId: uploadedById } = context
  const { kind, name, bytes } = paper
  const sha256 = sha256Of(bytes)
  await storeSealed(context, bytes, (storageKey) =>
    db.$transaction(async (tx) => {
      await lockByName(tx, `carrier ${carrierId}`)
      const carrier = await tx.carrier.findUnique({ where: { id: carrierId }, include: { papers: true } })
      if (!carrier) throw unknownCarrier()
      if (carrier.papers.some((known) => known.kind === kind && known.sha256 === sha256)) return false
      if (carrier.papers.length >= carrierPapersMaximum) throw new ProblemError('carrier-papers-full')
      const data = { carrierId, kind, name, sha256, storageKey, bytes: bytes.length }
      const { id } = await tx.carrierPaper.create({ data: { ...data, uploadedById, createdAt } })
      const details = { paper: id, kind: carrierProofs[kind] }
      await record(tx, context, { action: 'carrier-paper-added', carrierId, details })
      return true
    }),
  )
}

/** @throws ProblemError file-unknown, file-damaged */
export async function downloadCarrierPaper(context: FileContext, carrierId: number, id: string) {
  const { db } = context
  const paper = await carrierPaperOf(db, carrierId, id)
  const bytes = await servedBytes(context, paper.storageKey)
  await db.$transaction((tx) =>
    record(tx, context, { action: 'carrier-paper-downloaded', carrierId, details: { paper: id } }),
  )
  return { paper, bytes }
}

/** Deletes a proof with its file. @throws ProblemError file-unknown */
export async function deleteCarrierPaper(context: FileContext, carrierId: number, id: string) {
  const { storageKey } = await carrierPaperOf(context.db, carrierId, id)
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.carrierPaper.deleteMany({ where: { id } })
    if (count === 0) throw new ProblemError('file-unknown')
    await record(tx, context, { action: 'carrier-paper-deleted', carrierId, details: { paper: id } })
  })
  await context.disk.delete(storageKey)
}
