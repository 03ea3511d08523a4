import { randomUUID } from 'node:crypto'
import { RecordedDamages } from '@portal/contract/house/house-condition'
import { Service, TechnicalFindings, Tyres } from '@portal/contract/vehicles/condition-parts'
import { conditionAfterClaim } from '@portal/domain/sale/claim-condition'
import { claimNumber } from '@portal/domain/sale/claim-items'
import { t } from '@portal/domain/values/text'
import { searchedConditionOf } from '@portal/domain/vehicles/condition/searched'
import type { Disk } from 'flydrive'
import type { CommandContext } from '../../plugins/access.ts'
import type { Transaction } from '../../plugins/db.ts'
import type { MailedClaim } from '../../sale/claims/mail.ts'
import { itemView } from '../../sale/claims/view.ts'
import { raiseGenerationIn } from '../../stock/write/generation.ts'
import { decodedPhoto } from '../../uploads/photo-files.ts'
import { sealedBytes } from '../../uploads/sealed-files.ts'
import { sha256Of } from '../../uploads/sha256.ts'
import { isPhotoStored, storageKeyOf, storePhoto } from '../../vehicles/files/commands.ts'

type Context = Pick<CommandContext, 'now' | 'actorId'>

/** The content of a photo of a claim, by the id of the photo. */
export type CopiedPhotos = ReadonlyMap<string, { storageKey: string; sha256: string }>

/** Fast rather than small: a person waits for it. */
const encodingEffort = 1
const decodable = { formats: ['jpeg'], otherwise: t('Das ist kein Foto.') } as const

type Copying = Pick<CommandContext, 'db' | 'env'> & { disk: Disk; images: Disk }

/** The bytes of a photo; null for a damaged one, which must not keep a vehicle from being taken back. */
const readableBytes = (store: Copying, storageKey: string) => sealedBytes(store, storageKey).catch(() => null)

/**
 * Copies the photos of a claim's defects to the photos of vehicles, by their content. Done before the transaction that
 * takes the vehicle back, because encoding takes long; what no vehicle uses afterwards is deleted by the retention.
 */
export async function copyClaimPhotos(store: Copying, publicId: string): Promise<CopiedPhotos> {
  const photos = await store.db.claimPhoto.findMany({
    where: { claim: { publicId }, itemId: { not: null } },
    select: { id: true, sha256: true, storageKey: true },
  })
  const copied = new Map<string, { storageKey: string; sha256: string }>()
  for (const { id, sha256, storageKey: sealed } of photos) {
    const storageKey = storageKeyOf(sha256)
    if (!(await isPhotoStored(store.images, storageKey))) {
      const bytes = await readableBytes(store, sealed)
      if (bytes === null) continue
      await storePhoto(store.images, storageKey, await decodedPhoto(bytes, decodable), encodingEffort)
    }
    copied.set(id, { storageKey, sha256 })
  }
  return copied
}

/** Adds a version of the condition with the defects of a claim and their photos. */
async function addFindings(
  tx: Transaction,
  { now, actorId }: Context,
  fahrzeugid: number,
  { id, items }: MailedClaim,
  photos: CopiedPhotos,
) {
  const last = await tx.conditionVersion.findFirst({ where: { fahrzeugid }, orderBy: { version: 'desc' } })
  const known = {
    damages: RecordedDamages.nullable().parse(last?.damages ?? null),
    findings: TechnicalFindings.nullable().parse(last?.findings ?? null),
  }
  const { damages, findings } = conditionAfterClaim(
    known,
    {
      number: claimNumber(id),
      items: items
        .map(itemView)
        .map((item) => ({ ...item, photos: item.photos.filter((one) => photos.has(one)) })),
    },
    randomUUID,
  )
  const shown = new Set(damages?.flatMap(({ ownPhotos }) => ownPhotos))
  await tx.damagePhoto.createMany({
    data: [...photos].flatMap(([photo, content]) =>
      shown.has(photo) ? { id: photo, fahrzeugid, receivedAt: now, ...content } : [],
    ),
  })
  await tx.$executeRaw`
    INSERT INTO condition_version (id, fahrzeugid, version, recorded_at, received_at, account_id, digest,
      damages, findings, paint, tyres, service, previous_uses, papers, drive, depreciation_note)
    SELECT ${randomUUID()}::uuid, ${fahrzeugid}, coalesce(c.version, 0) + 1, ${now}, ${now}, ${actorId},
      ${sha256Of(JSON.stringify({ damages, findings }))}, ${damages && JSON.stringify(damages)}::jsonb, ${findings && JSON.stringify(findings)}::jsonb,
      c.paint, c.tyres, c.service, c.previous_uses, c.papers, c.drive, c.depreciation_note
    FROM (SELECT 1) one LEFT JOIN condition_version c ON c.fahrzeugid = ${fahrzeugid} AND c.version = ${last?.version ?? 0}`
  return searchedConditionOf({
    damages,
    tyres: Tyres.nullable().parse(last?.tyres ?? null),
    service: Service.nullable().parse(last?.service ?? null),
  })
}

/** A value as PostgreSQL writes it as text. */
const textOf = (value: Date | number | null) =>
  value instanceof Date
    ? value.toISOString().replace('T', ' ').replace('Z', '+00')
    : value === null
      ? null
      : String(value)

/**
 * Puts the vehicle of a purchase back into the stock, withdrawn, so that the office decides when it is offered: with its
 * history, the mileage of the claim and a version of the condition with its defects. Requires `lockStock`. No effect on a
 * number that is another vehicle by now, or that is not sold.
 */
export async function returnToStock(
  tx: Transaction,
  context: Context,
  claim: MailedClaim,
  photos: CopiedPhotos,
) {
  const { now, actorId } = context
  const { gwnummer } = claim.purchase
  const { fin } = await tx.purchase.findUniqueOrThrow({
    where: { id: claim.purchaseId },
    select: { fin: true },
  })
  await tx.$executeRaw`SELECT 1 FROM vehicle WHERE gwnummer = ${gwnummer} FOR UPDATE`
  const vehicle = await tx.vehicle.findFirst({
    where: { gwnummer, fin, soldAt: { not: null } },
    select: {
      fahrzeugid: true,
      soldAt: true,
      withdrawnAt: true,
      kilometerstandvon: true,
      version: true,
      editedFields: true,
    },
  })
  if (!vehicle) return
  const { fahrzeugid, soldAt, withdrawnAt, version, editedFields } = vehicle
  const km = Math.max(vehicle.kilometerstandvon, claim.km)
  const changes = [
    { field: 'sold_at', before: soldAt, after: null },
    { field: 'withdrawn_at', before: withdrawnAt, after: now },
    { field: 'kilometerstandvon', before: vehicle.kilometerstandvon, after: km },
  ].filter(({ before, after }) => before !== after)
  await tx.vehicleChange.createMany({
    data: changes.map(({ field, before, after }) => ({
      ...{ fahrzeugid, at: now, field, actorId, version: version + 1 },
      ...{ before: textOf(before), after: textOf(after) },
    })),
  })
  const searched = await addFindings(tx, context, fahrzeugid, claim, photos)
  await tx.vehicle.update({
    where: { fahrzeugid },
    data: {
      ...searched,
      ...{ soldAt: null, withdrawnAt: now, kilometerstandvon: km, version: version + 1, updatedAt: now },
      editedFields: [...new Set([...editedFields, 'kilometerstandvon'])],
    },
  })
  await raiseGenerationIn(tx, fahrzeugid, now)
}
