import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { whenText } from '../../buyer/enquiries/mail.ts'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

type Bought = { publicId: string; gwnummer: string; maker: string; model: string }
type Named = { name: string | null; firm: string | null; appointmentAt: Date | null }

/** To the person who named the collector. The link of the pass is on the page of the purchase, not in the mail. */
export function pickUpLetter(env: Env, recipient: string, purchase: Bought, pass: Named) {
  const { publicId, gwnummer, maker, model } = purchase
  const { name, firm, appointmentAt } = pass
  return letter(env, {
    template: 'pick-up-pass',
    recipient,
    replyTo: env.MAIL_SALES,
    subject: `Abholung ${gwnummer}: ${appointmentAt ? 'Ihr Abholausweis' : 'Abholer eingetragen'}`,
    body: [
      'Guten Tag,',
      appointmentAt
        ? 'der Abholausweis ist fertig. Bitte geben Sie seinen Link an die Person weiter, die das Fahrzeug abholt. Ein früherer Ausweis gilt nicht mehr.'
        : 'Sie haben eingetragen, wer das Fahrzeug abholt. Sobald es bereit ist, wählen Sie Tag und Uhrzeit; dann entsteht der Abholausweis.',
      {
        rows: [
          ['GW-Nummer', gwnummer],
          ['Fahrzeug', vehicleName(maker, model)],
          ['Abholen darf', [name, firm].filter(Boolean).join(', ')],
          ...(appointmentAt ? [['Abholung', whenText(appointmentAt)] as const] : []),
        ],
      },
      'Die Person braucht ihren amtlichen Ausweis; der Abholausweis allein reicht nicht.',
      { page: `/purchases/${publicId}`, label: 'Zum Kauf' },
    ],
  })
}
