import { countText } from '@portal/domain/values/formats'

/** How a program calls the portal. */
export const CallPanel = ({ callsPerMinute }: { callsPerMinute: number }) => (
  <section className="panel stack" aria-labelledby="calls">
    <h2 id="calls">So ruft Ihr Programm das Portal auf</h2>
    <p>
      Das Programm sendet den Schlüssel mit jedem Aufruf. Es sieht dieselben Preise wie Ihr Betrieb im Portal.
    </p>
    <pre className="api-call">
      <code>{`curl -H "Authorization: Bearer SCHLÜSSEL" \\\n  '${window.location.origin}/mvp/api/mvp-car-stocks?size=20'`}</code>
    </pre>
    <p className="muted">
      Höchstens {countText(callsPerMinute)} Aufrufe je Minute und Schlüssel. Alle Aufrufe mit ihren
      Berechtigungen stehen in der <a href="/api/docs">Beschreibung der Schnittstelle</a>.
    </p>
  </section>
)
