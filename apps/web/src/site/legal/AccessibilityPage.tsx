import { t } from '@portal/domain/values/text'
import { telOf } from '../../shell/entries.ts'
import { usePortalSettings } from '../portal-settings/queries.ts'
import { PageText } from './PageText.tsx'
import './legal.css'

export const handle = { title: t('Barrierefreiheit'), needsNoTerms: true }

/** The accessibility statement (section 14 BFSG), with the contact for reporting barriers. */
export function Component() {
  const { brand, contact, mail } = usePortalSettings()
  return (
    <article className="container page legal-text">
      <h1>Barrierefreiheit</h1>
      <p>
        {brand} ist ein Portal zur Suche, Ansicht und Anfrage gebrauchter Fahrzeuge. Es richtet sich nach den
        Web Content Accessibility Guidelines 2.2, Stufe AA, und der Norm EN 301 549.
      </p>
      <h2>So bedienen Sie das Portal</h2>
      <ul>
        <li>Alle Funktionen sind mit Tastatur, Vorlesesoftware und Berührung erreichbar.</li>
        <li>Am Anfang jeder Seite führt ein Verweis direkt zum Inhalt.</li>
        <li>Farben tragen nie allein eine Bedeutung; Texte lassen sich auf 200 Prozent vergrößern.</li>
        <li>Wer Bewegung auf dem Gerät verringert, sieht keine Animationen.</li>
      </ul>
      <h2>Bekannte Einschränkungen</h2>
      <p>
        Gutachten und Zustandsberichte sind PDF-Dateien der Prüfer und nicht immer barrierefrei. Wir lesen sie
        Ihnen am Telefon gern vor.
      </p>
      <h2>Barriere melden</h2>
      <p>
        Telefon <a href={telOf(contact.phone)}>{contact.phone}</a>, E-Mail{' '}
        <a href={`mailto:${mail.info}`}>{mail.info}</a>
      </p>
      <h2>Marktüberwachung</h2>
      <p>
        Zuständig ist die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und
        Dienstleistungen (MLBF) in Magdeburg.
      </p>
      <PageText page="accessibility" />
    </article>
  )
}
