import type { RefusalReason } from '@portal/domain/sale/refusals'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import { notHandedOverLetter, refusedRows, refusedSubject } from '../../sale/pick-up/mail.ts'
import type { PassRow } from './queries.ts'

type Refused = { at: Date; reason: RefusalReason; text: string }

/** To the company and the sales mailbox: the vehicle was not handed over. */
export async function queueRefusalMails(
  tx: Transaction,
  env: Env,
  purchase: PassRow['purchase'],
  { at, reason, text }: Refused,
) {
  const refused = { ...purchase, at, reason, text }
  for (const recipient of await addressesOf(tx, purchase))
    await queueMail(tx, notHandedOverLetter(env, recipient, refused))
  await queueMail(
    tx,
    letter(env, {
      ...{ template: 'hand-over-refused-to-sales', recipient: env.MAIL_SALES },
      subject: () => refusedSubject(refused),
      body: () => [
        'Auf dem Hof wurde ein Fahrzeug nicht ausgegeben:',
        refusedRows(refused),
        { page: `/house/purchases/${purchase.publicId}`, label: 'Kauf öffnen' },
      ],
    }),
  )
}
