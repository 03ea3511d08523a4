import { t } from '@portal/domain/values/text'
import { Disclosure } from '../../ui/Disclosure.tsx'

const example = t`import { Webhook } from 'standardwebhooks'

// body: der Text der Anfrage, wie er ankam
const ereignis = new Webhook(geheimnis).verify(body, headers)`

/** What a program must know to accept events; the format is an open standard with libraries for most languages. */
export const VerifyNote = () => (
  <Disclosure title="Für Entwickler: Ereignisse annehmen und prüfen">
    <div className="stack">
      <p>
        Wir senden jedes Ereignis als POST mit JSON nach{' '}
        <a href="https://www.standardwebhooks.com" rel="noreferrer" target="_blank">
          Standard Webhooks
        </a>
        : <code>type</code>, <code>timestamp</code> und <code>data</code> mit Kennungen, GW-Nummer und Link,
        ohne Preise. Antworten Sie innerhalb von 15 Sekunden mit einem Status von 200 bis 299. Sonst senden
        wir es wieder, bis zu drei Tage lang, immer mit derselben <code>webhook-id</code>.
      </p>
      <p>
        <code>webhook-signature</code> ist <code>v1,</code> und HMAC-SHA256 über{' '}
        <code>id.timestamp.body</code>. Bibliotheken gibt es für die meisten Sprachen:
      </p>
      <pre className="webhook-example">
        <code>{example}</code>
      </pre>
    </div>
  </Disclosure>
)
