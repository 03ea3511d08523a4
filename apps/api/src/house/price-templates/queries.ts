import type { PriceTemplate } from '@portal/contract/house/price-templates'
import { PriceRule } from '@portal/contract/house/stock-jobs'
import { personName } from '@portal/domain/accounts/person-name'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { Db } from '../../plugins/db.ts'

export const templateColumns = {
  id: true,
  name: true,
  rule: true,
  createdBy: { select: { firstName: true, lastName: true } },
} as const satisfies Prisma.PriceTemplateSelect

type Row = Prisma.PriceTemplateGetPayload<{ select: typeof templateColumns }>

export const shownTemplate = ({ rule, createdBy, ...row }: Row): PriceTemplate => ({
  ...row,
  rule: PriceRule.parse(rule),
  createdBy: createdBy && personName(createdBy),
})

/** All templates by name. */
export const priceTemplates = async (db: Db): Promise<PriceTemplate[]> =>
  (await db.priceTemplate.findMany({ select: templateColumns, orderBy: { name: 'asc' } })).map(shownTemplate)
