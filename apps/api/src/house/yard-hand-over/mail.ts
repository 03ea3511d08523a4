import { type RefusalReason, refusalReasons } from '@portal/domain/sale/refusals'
import { momentText } from '@portal/domain/values/formats'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { addressesOf } from '../../buyer/purchases/queries.ts'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'
import { queueMail } from '../../mail/mail.ts'
import type { Transaction } from '../../plugins/db.ts'
import type { PassRow } from './queries.ts'

type Refused = { at: Date; reason: RefusalReason; text: string }

/** To the company and the sales mailbox: the vehicle was not handed over. */
export async function queueRefusalMails(
  tx: Transaction,
  env: Env,
  purchase: PassRow['purchase'],
  { at, reason, text }: Refused,
) {
  const { gwnummer, maker, model, publicId } = purchase
  const subject = `Nicht ausgegeben: GW ${gwnummer}`
  const rows = {
    rows: [
      ['GW-Nummer', gwnummer],
      ['Fahrzeug', vehicleName(maker, model)],
      ['Zeit', momentText(at)],
      ['Grund', refusalReasons[reason]],
      ...(text ? [['Bemerkung', text] as const] : []),
    ] as const,
  }
  const page = `/purchases/${publicId}`
  for (const recipient of await addressesOf(tx, purchase))
    await queueMail(
      tx,
      letter(env, {
        ...{ template: 'hand-over-refused', recipient, replyTo: env.MAIL_SALES, subject },
        body: [
          'Guten Tag,',
          'wir haben Ihr Fahrzeug nicht ausgegeben:',
          rows,
          'Der Abholausweis ändert sich dadurch nicht. Bei Fragen rufen Sie uns bitte an.',
          { page, label: 'Zum Kauf' },
        ],
      }),
    )
  await queueMail(
    tx,
    letter(env, {
      ...{ template: 'hand-over-refused-to-sales', recipient: env.MAIL_SALES, subject },
      body: [
        'Auf dem Hof wurde ein Fahrzeug nicht ausgegeben:',
        rows,
        { page: `/house${page}`, label: 'Kauf öffnen' },
      ],
    }),
  )
}
