import { t } from '@portal/domain/values/text'
import { IconMail, IconPhone } from '@tabler/icons-react'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { buttonClass } from '../../ui/Button.tsx'

type Props = { gwnummer: string; vehicle: string }

/** How to reach the house about the purchase. */
export function ContactPanel({ gwnummer, vehicle }: Props) {
  const { contact, mail, hours } = usePortalSettings()
  const subject = t`Kauf ${gwnummer}: ${vehicle}`
  return (
    <section className="panel stack" aria-labelledby="contact">
      <h2 id="contact">Fragen zum Kauf</h2>
      <p className="muted">Nennen Sie uns bitte die GW-Nummer {gwnummer}.</p>
      {hours.sales && <p className="muted">Verkauf: {hours.sales}</p>}
      <div className="row wrap">
        <a className={buttonClass({ small: true })} href={`tel:${contact.phone.replace(/[^+\d]/g, '')}`}>
          <IconPhone aria-hidden />
          {contact.phone}
        </a>
        <a
          className={buttonClass({ small: true })}
          href={`mailto:${mail.dealers}?subject=${encodeURIComponent(subject)}`}
        >
          <IconMail aria-hidden />
          E-Mail schreiben
        </a>
      </div>
    </section>
  )
}
