import type { NewPriceTemplate, PriceTemplate } from '@portal/contract/house/price-templates'
import { t } from '@portal/domain/values/text'
import { invalidField, ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { shownTemplate, templateColumns } from './queries.ts'

const templatesMaximum = 50

type Kept = NewPriceTemplate & { actorId: number; now: Date }

/**
 * Keeps a rule under a name, instead of the rule that had this name.
 * @throws ProblemError validation when there are too many
 */
export async function keepTemplate(db: Db, { name, rule, actorId, now }: Kept): Promise<PriceTemplate> {
  const isNew = (await db.priceTemplate.count({ where: { name } })) === 0
  if (isNew && (await db.priceTemplate.count()) >= templatesMaximum)
    throw invalidField('name', t('Es gibt schon 50 Vorlagen. Bitte löschen Sie zuerst eine.'))
  const kept = await db.priceTemplate.upsert({
    where: { name },
    create: { name, rule, createdById: actorId, createdAt: now },
    update: { rule, createdById: actorId, createdAt: now },
    select: templateColumns,
  })
  return shownTemplate(kept)
}

/** @throws ProblemError not-found when a colleague has deleted it */
export async function deleteTemplate(db: Db, id: string) {
  const { count } = await db.priceTemplate.deleteMany({ where: { id } })
  if (count === 0) throw new ProblemError('not-found', { title: t('Diese Vorlage gibt es nicht mehr.') })
}
