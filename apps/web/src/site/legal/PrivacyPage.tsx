import { t } from '@portal/domain/values/text'
import { usePortalSettings } from '../portal-settings/queries.ts'
import { LegalPage } from './LegalPage.tsx'
import { PageText } from './PageText.tsx'

export const handle = { title: t('Datenschutz'), needsNoTerms: true }

/** The privacy notice for operators without their own page; describes only what the software does. */
export function Component() {
  const { company, contact, mail, analytics, financing, financeOffer } = usePortalSettings()
  return (
    <LegalPage title={handle.title}>
      <div lang="de">
        <h2>Verantwortlich</h2>
        <p>
          {company}, {contact.street}, {contact.postalCode} {contact.city}, E-Mail{' '}
          <a href={`mailto:${mail.privacy}`}>{mail.privacy}</a>
        </p>
        <h2>Besuch der Seiten</h2>
        <p>
          Beim Aufruf verarbeitet der Server Ihre IP-Adresse, um die Seiten auszuliefern und Missbrauch
          abzuwehren (Art. 6 Abs. 1 lit. f DSGVO). In Protokollen stehen keine Namen, Suchen oder Nachrichten.
        </p>
        <h2>Auf Ihrem Gerät</h2>
        <p>
          Notwendig sind ein Schutz gegen gefälschte Anfragen, nach der Anmeldung Ihre Sitzung, Ihre letzte
          Suche, die gewählte Sprache und Ansicht der Ergebnisse, Ihr Fahrzeugvergleich, Ihr Merkzettel und
          Ihre Entscheidung über Cookies (§ 25 Abs. 2 TDDDG). Nach Ihrer Entscheidung merkt sich dieser
          Browser auch die zuletzt angesehenen Fahrzeuge; „Verlauf löschen“ entfernt sie. Merkzettel und
          Verlauf bleiben auf dem Gerät und werden nicht ausgewertet; beim Login wandert der Merkzettel auf
          Ihre Merkliste. Alles Weitere geschieht nur mit Ihrer Einwilligung, die Sie über
          „Cookie-Einstellungen“ am Ende jeder Seite widerrufen. Über die Entscheidung bewahren wir drei Jahre
          lang einen Nachweis ohne Angaben zu Ihrer Person auf.
        </p>
        <h2>Anfragen, Termine und Benachrichtigungen</h2>
        <p>
          Ihre Angaben verwenden wir, um zu antworten, Termine zu planen und passende Fahrzeuge zu melden
          (Art. 6 Abs. 1 lit. a und b DSGVO). Anfragen löschen wir nach einem Jahr, Benachrichtigungen mit
          Ihrer Abmeldung.
        </p>
        <h2>Händlerkonto</h2>
        <p>
          Zur Freischaltung prüfen wir Ihre Unterlagen. Sie werden verschlüsselt gespeichert und spätestens 30
          Tage nach der Entscheidung gelöscht. Ihre Daten sehen und löschen Sie in Ihrem Konto.
        </p>
        <p>
          Auf Ihren Wunsch senden wir Mitteilungen an Ihren Browser, verschlüsselt über den Dienst seines
          Herstellers (Art. 6 Abs. 1 lit. a DSGVO), bis Sie sie ausschalten oder sich auf dem Gerät abmelden.
          Ihren Terminkalender liest, wer seine geheime Adresse kennt; in Ihrem Konto erneuern Sie sie.
        </p>
        {analytics && (
          <>
            <h2>Statistik</h2>
            <p>
              Mit Ihrer Einwilligung zählen wir besuchte Seiten und Suchen (Hersteller, Modell, Erstzulassung,
              Kilometerstand, Preis) mit Matomo, ohne Cookies und ohne Ihre Anmeldung (Art. 6 Abs. 1 lit. a
              DSGVO).
            </p>
          </>
        )}
        {financing && financeOffer.hasWidget && (
          <>
            <h2>Finanzierungsrechner</h2>
            <p>
              Mit Ihrer Einwilligung oder auf Ihren Klick laden wir den Rechner unserer Partnerbank (
              {financeOffer.lender}). Dabei erhält sie Ihre IP-Adresse und Daten des Fahrzeugs.
            </p>
          </>
        )}
        <h2>Ihre Rechte</h2>
        <p>
          Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und
          Widerspruch sowie auf Beschwerde bei einer Aufsichtsbehörde.
        </p>
        <PageText page="privacy" />
      </div>
    </LegalPage>
  )
}
