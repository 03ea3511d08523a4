import { HouseCarrier } from '@portal/contract/house/carriers'
import { today } from '@portal/domain/buyer/appointment'
import { carrierStateOn } from '@portal/domain/sale/carriers'
import { ProblemError } from '../../http/problem.ts'
import type { Db } from '../../plugins/db.ts'
import { carrierEnds } from '../../sale/pick-up/view.ts'

const urgency = ['expired', 'missing', 'soon', 'valid', 'ended']
const listed = 500

/** The carriers of the house, those that need something first. */
export async function houseCarriers(db: Db, now: Date): Promise<HouseCarrier[]> {
  const rows = await db.carrier.findMany({
    orderBy: { name: 'asc' },
    take: listed,
    include: {
      papers: {
        orderBy: { createdAt: 'asc' },
        select: { id: true, kind: true, name: true, bytes: true, createdAt: true },
      },
    },
  })
  const day = today(now)
  return rows
    .map(({ id, version, name, isActive, papers, ...row }) => {
      const ends = carrierEnds(row)
      const state = carrierStateOn(day, { ...ends, isActive })
      return HouseCarrier.parse({
        ...{ id, version, name, isActive, state, ...ends },
        papers: papers.map((paper) => ({ ...paper, createdAt: paper.createdAt.toISOString() })),
      })
    })
    .toSorted((one, other) => urgency.indexOf(one.state) - urgency.indexOf(other.state))
}

/** A proof of a carrier. @throws ProblemError file-unknown */
export async function carrierPaperOf(db: Db, carrierId: number, id: string) {
  const paper = await db.carrierPaper.findFirst({ where: { id, carrierId } })
  if (!paper) throw new ProblemError('file-unknown')
  return paper
}
