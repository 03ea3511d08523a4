import type { PortalSettings } from '@portal/contract/site/portal-settings'
import { has } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { listVatNote, netListVatNote } from '@portal/domain/vehicles/vat'
import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconMail,
  IconRoute,
} from '@tabler/icons-react'
import { refuseAll } from '../consent.ts'
import { isSignedIn, useAccount } from '../session/account.ts'
import { PortalBuildLine } from '../site/portal-build/PortalBuildLine.tsx'
import { legalHref } from '../site/portal-settings/facts.ts'
import { usePortalSettings } from '../site/portal-settings/queries.ts'
import { trackEvent } from '../site/tracking/track.ts'
import { buttonClass } from '../ui/Button.tsx'
import { toast } from '../ui/toast.ts'
import { menusOf, telOf } from './entries.ts'
import { LanguageList } from './LanguageList.tsx'
import './footer.css'

const external = { target: '_blank', rel: 'noopener noreferrer' }

export function Footer() {
  const settings = usePortalSettings()
  const { links } = settings
  const account = useAccount()
  const isAdmin = has(account, 'ROLE_AE_ADMIN')
  return (
    <footer className={isAdmin ? 'footer whole' : 'footer'} data-theme="dark">
      <div className="gauge" aria-hidden />
      <div className="container">
        <div className="cols">
          <Contact />
          <OpeningHours />
          <section>
            <h2>So finden Sie uns</h2>
            <a
              className="line"
              href={links.routePlanner}
              {...external}
              onClick={() => trackEvent({ category: 'Anfahrt', action: 'Routenplaner geöffnet' })}
            >
              <IconRoute aria-hidden />
              Routenplaner öffnen
            </a>
            <ul className="links">
              {menusOf(settings)
                .flatMap(({ entries }) => entries)
                .map(({ label, href }) => (
                  <li key={label}>
                    <a href={href} {...external}>
                      {label}
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        </div>
        <p className="tax-note">{account?.buysNet ? netListVatNote : listVatNote}</p>
        <LanguageList />
        <div className="legal">
          <LegalLink page="imprint">Impressum</LegalLink>
          <LegalLink page="privacy">Datenschutz</LegalLink>
          <a href={links.terms} {...external}>
            Nutzungsbedingungen
          </a>
          <a href={links.whistleblower} {...external}>
            Hinweisgebersystem
          </a>
          <LegalLink page="accessibility">Barrierefreiheit</LegalLink>
          <button type="button" onClick={() => chooseAgain(settings)}>
            Cookie-Einstellungen
          </button>
          <span className="soc">
            <a className="iconbtn" href={links.facebook} aria-label="Facebook" {...external}>
              <IconBrandFacebook aria-hidden />
            </a>
            <a className="iconbtn" href={links.instagram} aria-label="Instagram" {...external}>
              <IconBrandInstagram aria-hidden />
            </a>
            <a className="iconbtn" href={links.linkedin} aria-label="LinkedIn" {...external}>
              <IconBrandLinkedin aria-hidden />
            </a>
          </span>
        </div>
        {isAdmin && <PortalBuildLine />}
      </div>
    </footer>
  )
}

type LegalProps = { page: Parameters<typeof legalHref>[1]; children: string }

/** The operator's legal pages open in a new tab, the portal's own in the same one. */
function LegalLink({ page, children }: LegalProps) {
  const href = legalHref(usePortalSettings().links, page)
  return (
    <a href={href} {...(href.startsWith('#') ? {} : external)}>
      {children}
    </a>
  )
}

/**
 * Withdrawing consent must be as easy as giving it: opens the same choices on every page, and refuses everything if the
 * tool fails.
 */
async function chooseAgain(settings: PortalSettings) {
  try {
    const { openChoices } = await import('./consent-tool.ts')
    await openChoices(settings)
  } catch {
    refuseAll()
    toast(
      'warn',
      t(
        'Die Cookie-Einstellungen lassen sich gerade nicht öffnen. Statistik und externe Dienste sind ausgeschaltet.',
      ),
    )
  }
}

/** The dealer mailbox for signed-in users, the mailbox for private customers for all others. */
function Contact() {
  const { contact, mail } = usePortalSettings()
  const isKnown = isSignedIn(useAccount())
  return (
    <section>
      <h2>Kontakt</h2>
      <address>
        {contact.street}
        <br />
        {contact.postalCode} {contact.city}
        <br />
        Telefon <a href={telOf(contact.phone)}>{contact.phone}</a>
        <br />
        Fax {contact.fax}
      </address>
      <a className={buttonClass({ small: true })} href={`mailto:${isKnown ? mail.dealers : mail.private}`}>
        <IconMail aria-hidden />
        {isKnown ? t('E-Mail für Händler') : t('E-Mail für Privatkunden')}
      </a>
    </section>
  )
}

function OpeningHours() {
  const { hours } = usePortalSettings()
  return (
    <section>
      <h2>Öffnungszeiten</h2>
      <dl>
        <dt>Verwaltung</dt>
        <dd>{hours.administration}</dd>
        <dt>Verkauf</dt>
        <dd>{hours.sales}</dd>
        <dt>Auslieferung/Abholung</dt>
        <dd>{hours.delivery}</dd>
      </dl>
      <p lang="de">{hours.note}</p>
    </section>
  )
}
