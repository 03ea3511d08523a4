import { isHeld } from '@portal/domain/vehicles/reservation'
import { z } from 'zod'
import type { PrismaClient } from '../../../generated/prisma/client.ts'
import { reservationEndedLetter, reservedLetter, saleUndoneLetter } from '../../buyer/purchases/mail.ts'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import { mailReservationApprovals } from '../../buyer/reservation-approvals/commands.ts'
import type { Env } from '../../env.ts'
import type { Letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import { mailApprovals } from '../../sale/approvals/commands.ts'
import { saleLetter } from '../../sale/hand-overs/mail.ts'

type Mailing = { db: PrismaClient; env: Env; now: Date }
type Vehicle = {
  fahrzeugid: number
  gwnummer: string
  hersteller: string
  modellgruppe: string
  modell: string
  fin: string | null
}
type LetterTo = (env: Env, recipient: string) => Letter

/** The reservation for a dealer in the values of a vehicle before or after a job. */
const Reservation = z.object({
  reserved_partner: z.string().nullable().default(null),
  reserved_until: z.coerce.date().nullable().default(null),
})

type Changed = Vehicle & {
  state: string
  before: unknown
  after: unknown
  soldTo: string | null
  buyerId: number | null
}
type Dealer = { partner_number: string; buyerId: number | null }

/** The dealers concerned by a change or its undo, each with the letter. */
function lettersOf(
  { state, before, after, soldTo, buyerId, ...vehicle }: Changed,
  now: Date,
): [Dealer, LetterTo][] {
  const [was, is] = (state === 'changed' ? [before, after] : [after, before]).map((values) =>
    Reservation.parse(values),
  )
  const letters: [Dealer, LetterTo][] = []
  if (soldTo !== null && state === 'restored')
    letters.push([{ partner_number: soldTo, buyerId }, (env, to) => saleUndoneLetter(env, to, vehicle)])
  const until = is && isHeld(is.reserved_until, now) ? is.reserved_until : null
  if (is?.reserved_partner && until)
    letters.push([
      { partner_number: is.reserved_partner, buyerId: state === 'changed' ? buyerId : null },
      (env, to) => reservedLetter(env, to, vehicle, until),
    ])
  const former = was && isHeld(was.reserved_until, now) ? was.reserved_partner : null
  if (former && former !== is?.reserved_partner && former !== soldTo)
    letters.push([
      { partner_number: former, buyerId: null },
      (env, to) => reservationEndedLetter(env, to, vehicle),
    ])
  return letters
}

type Concerned = Dealer & { gwnummer: string }

async function mailDealer(tx: Transaction, concerned: Concerned, letterTo: (recipient: string) => Letter) {
  for (const address of await addressesOf(tx, concerned)) await queueMail(tx, letterTo(address))
}

type Sold = Concerned & { maker: string; model: string; fin: string }

const soldNow = (tx: Transaction, jobId: string, now: Date) => tx.$queryRaw<Sold[]>`
  UPDATE purchase p SET sale_mailed_at = ${now} FROM stock_job_vehicle i
  WHERE i.job_id = ${jobId}::text AND i.state = 'changed' AND p.id = i.purchase_id AND p.sale_mailed_at IS NULL
  RETURNING p.partner_number, p.buyer_id AS "buyerId", p.gwnummer, p.maker, p.model, p.fin`

/** Rows with a reservation for a dealer before or after, and those whose sale was undone. */
const changedNow = (tx: Transaction, jobId: string) => tx.$queryRaw<Changed[]>`
  UPDATE stock_job_vehicle i SET mailed_state = i.state FROM vehicle v, stock_job j
  WHERE i.job_id = ${jobId}::text AND j.id = i.job_id AND v.fahrzeugid = i.fahrzeugid
    AND i.state IN ('changed', 'restored') AND i.mailed_state IS DISTINCT FROM i.state
    AND (i.before->>'reserved_partner' IS NOT NULL OR i.after->>'reserved_partner' IS NOT NULL
      OR (i.state = 'restored' AND i.purchase_id IS NOT NULL))
  RETURNING v.fahrzeugid, v.gwnummer, v.hersteller, v.modellgruppe, v.modell, v.fin, i.state, i.before, i.after,
    CASE WHEN i.purchase_id IS NOT NULL THEN j.rule->>'partner_number' END AS "soldTo",
    (j.rule->>'buyerId')::int AS "buyerId"`

/**
 * Queues the mails about sales and reservations of a job, or of its undo, to the dealers concerned. Once for each
 * vehicle, however often it is called.
 */
export const mailDealers = ({ db, env, now }: Mailing, jobId: string): Promise<void> =>
  db.$transaction(
    async (tx) => {
      for (const purchase of await soldNow(tx, jobId, now))
        await mailDealer(tx, purchase, (recipient) => saleLetter(env, recipient, purchase))
      await mailApprovals(tx, env, jobId, now)
      await mailReservationApprovals(tx, env, jobId, now)
      for (const row of await changedNow(tx, jobId))
        for (const [dealer, letterTo] of lettersOf(row, now))
          await mailDealer(tx, { ...dealer, gwnummer: row.gwnummer }, (to) => letterTo(env, to))
    },
    { timeout: 60_000 },
  )
