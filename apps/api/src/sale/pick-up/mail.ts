import { whenText } from '@portal/domain/buyer/enquiry-events'
import { type RefusalReason, refusalReasons } from '@portal/domain/sale/refusals'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'
import { toPurchase, vehicleRows } from '../hand-overs/mail.ts'

type Bought = { publicId: string; gwnummer: string; maker: string; model: string }
type Named = { name: string | null; firm: string | null; appointmentAt: Date | null }

/** To the person who named the collector. The link of the pass is on the page of the purchase, not in the mail. */
export function pickUpLetter(env: Env, recipient: string, purchase: Bought, pass: Named) {
  const { gwnummer } = purchase
  const { name, firm, appointmentAt } = pass
  return letter(env, {
    template: 'pick-up-pass',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () =>
      appointmentAt
        ? t`Abholung ${gwnummer}: Ihr Abholausweis`
        : t`Abholung ${gwnummer}: Abholer eingetragen`,
    body: () => [
      t('Guten Tag,'),
      appointmentAt
        ? t(
            'der Abholausweis ist fertig. Bitte geben Sie seinen Link an die Person weiter, die das Fahrzeug abholt. Ein früherer Ausweis gilt nicht mehr.',
          )
        : t(
            'Sie haben eingetragen, wer das Fahrzeug abholt. Sobald es bereit ist, wählen Sie Tag und Uhrzeit; dann entsteht der Abholausweis.',
          ),
      {
        rows: [
          ...vehicleRows(purchase),
          [t('Abholen darf'), [name, firm].filter(Boolean).join(', ')],
          ...(appointmentAt ? [[t('Abholung'), whenText(appointmentAt)] as const] : []),
        ],
      },
      t('Die Person braucht ihren amtlichen Ausweis; der Abholausweis allein reicht nicht.'),
      toPurchase(purchase),
    ],
  })
}

type Refused = Bought & { at: Date; reason: RefusalReason; text: string }

export const refusedSubject = ({ gwnummer }: Refused) => t`Nicht ausgegeben: GW ${gwnummer}`

export const refusedRows = ({ at, reason, text, ...purchase }: Refused) => ({
  rows: [
    ...vehicleRows(purchase),
    [t('Zeit'), momentText(at)],
    [t('Grund'), t(refusalReasons[reason])],
    ...(text ? [[t('Bemerkung'), text] as const] : []),
  ] as const,
})

/** To the company: the yard has not handed the vehicle over. */
export const notHandedOverLetter = (env: Env, recipient: string, refused: Refused) =>
  letter(env, {
    template: 'hand-over-refused',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: () => refusedSubject(refused),
    body: () => [
      t('Guten Tag,'),
      t('wir haben Ihr Fahrzeug nicht ausgegeben:'),
      refusedRows(refused),
      t('Der Abholausweis ändert sich dadurch nicht. Bei Fragen rufen Sie uns bitte an.'),
      toPurchase(refused),
    ],
  })
