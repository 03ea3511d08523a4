import { t } from '@portal/domain/values/text'
import { IconMail } from '@tabler/icons-react'
import { useHref, useLocation } from 'react-router'
import { usePortalSettings } from '../site/portal-settings/queries.ts'
import { buttonClass } from '../ui/Button.tsx'
import { CreditWarning } from '../vehicles/finance-widget/CreditWarning.tsx'

/** Links to a financing request with the current page's address. */
export function FinancingArea() {
  const { mail } = usePortalSettings()
  const url = new URL(useHref(useLocation()), window.location.href).href
  const body = encodeURIComponent(t`Ich interessiere mich für eine Finanzierung: ${url}`)
  return (
    <aside className="financing-area" aria-label="Finanzierung" data-url={url}>
      <div className="container row between">
        <div className="stack s">
          <p>Möchten Sie Ihr Fahrzeug finanzieren? Wir erstellen Ihnen ein Angebot.</p>
          <CreditWarning />
        </div>
        <a
          className={buttonClass({ small: true })}
          href={`mailto:${mail.private}?subject=Finanzierung&body=${body}`}
        >
          <IconMail aria-hidden />
          Angebot anfragen
        </a>
      </div>
    </aside>
  )
}
