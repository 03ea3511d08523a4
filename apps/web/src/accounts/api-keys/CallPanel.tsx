import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import type { ReactNode } from 'react'

type Props = {
  title: string
  callsPerMinute: number
  /** The path and query of a call. */
  example: string
  children: ReactNode
}

/** How a program calls the portal. */
export const CallPanel = ({ title, callsPerMinute, example, children }: Props) => (
  <section className="panel stack" aria-labelledby="calls">
    <h2 id="calls">{title}</h2>
    <p>{children}</p>
    <pre className="api-call">
      <code>{t`curl -H "Authorization: Bearer SCHLÜSSEL" \\\n  '${window.location.origin}${example}'`}</code>
    </pre>
    <p className="muted">
      Höchstens {countText(callsPerMinute)} Aufrufe je Minute und Schlüssel. Alle Aufrufe mit ihren
      Berechtigungen stehen in der <a href="/api/docs">Beschreibung der Schnittstelle</a>.
    </p>
  </section>
)
