import { t } from '@portal/domain/values/text'
import { IconCertificate, IconCircleCheck, IconCurrencyEuro, IconStar } from '@tabler/icons-react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import car from './invitation.webp'

const reasons = [
  { Icon: IconCurrencyEuro, text: t('Händlerpreise für den gesamten Bestand') },
  { Icon: IconCertificate, text: t('Zustandsbericht der Prüforganisation') },
  { Icon: IconStar, text: t('Merkliste und Findebenachrichtigung') },
  { Icon: IconCircleCheck, text: t('Die Registrierung ist kostenlos') },
]

/** The panel beside the login that invites dealers to register (G-05). */
export function DealerInvitation() {
  return (
    <section className="invite" data-theme="dark" aria-labelledby="invitation">
      <h2 id="invitation">Sie sind Händler?</h2>
      <p className="muted">Registrieren Sie sich und kaufen Sie direkt zu Händlerpreisen.</p>
      <ul>
        {reasons.map(({ Icon, text }) => (
          <li key={text}>
            <Icon aria-hidden />
            {text}
          </li>
        ))}
      </ul>
      <div>
        <LinkButton variant="primary" to={paths.register}>
          Als Händler registrieren
        </LinkButton>
      </div>
      <img src={car} alt="" width={1200} height={800} loading="lazy" />
    </section>
  )
}
