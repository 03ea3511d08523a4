import type { ClaimForm } from '@portal/contract/sale/claims'
import { today } from '@portal/domain/buyer/appointment'
import { answerDue } from '@portal/domain/sale/claim-period'
import { holidaysFrom } from '@portal/domain/values/holidays'
import { pricedColumns, pricesOf } from '../../buyer/sale-terms/view.ts'
import type { SignedIn } from '../../plugins/access.ts'
import type { Db, RowSource } from '../../plugins/db.ts'
import { recordedVersion } from '../../vehicles/condition/queries.ts'
import { collectedOnOf, collectionColumns, knownKm, periodOf, type Rules } from '../claims/queries.ts'
import { ownPurchaseId } from '../purchase/queries.ts'

type Reading = Rules & { db: Db; pool: RowSource }

/** What the form shows. @throws ProblemError not-found, forbidden */
export async function claimForm(
  { db, pool, env, now }: Reading,
  account: SignedIn,
  publicId: string,
): Promise<ClaimForm> {
  const id = await ownPurchaseId(db, account, publicId, 'claim')
  const purchase = await db.purchase.findUniqueOrThrow({
    where: { id },
    select: {
      ...{ gwnummer: true, maker: true, model: true, conditionVersion: true },
      ...collectionColumns,
      ...pricedColumns,
    },
  })
  const { gwnummer, maker, model, conditionVersion: version } = purchase
  const answerBy = answerDue(now, env.CLAIM_ANSWER_DAYS, await holidaysFrom(today(now)))
  return {
    ...{ gwnummer, maker, model },
    collectedOn: collectedOnOf(purchase),
    period: await periodOf(purchase, { env, now }),
    answerBy: answerBy.toISOString(),
    known: await knownKm(db, { id, gwnummer }),
    price: pricesOf(purchase)?.payable ?? null,
    condition: await recordedVersion(pool, { gwnummer, version }, env.BRAND_NAME),
  }
}
