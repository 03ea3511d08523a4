import 'vanilla-cookieconsent/dist/cookieconsent.css'
import './consent-tool.css'
import { recordConsent } from '@portal/contract/consents'
import type { PortalSettings } from '@portal/contract/portal-settings'
import { consentCategories, consentVersion } from '@portal/domain/consent'
import { run, setCookieData, showPreferences } from 'vanilla-cookieconsent'
import { call } from '../api.ts'
import { agreeTo, consentCookie } from '../consent.ts'
import { legalHref } from '../features/portal-settings/facts.ts'

type Cookie = { categories: string[] }

/** Sends the proof of a decision; the cookie keeps its number, so that a visitor can be shown his own. */
async function prove({ categories }: Cookie) {
  const chosen = consentCategories.filter((category) => categories.includes(category))
  const proof = await call(recordConsent, { body: { categories: chosen, version: consentVersion } }).catch(
    // A decision counts without its proof too: a portal that cannot be reached must not undo a refusal.
    () => null,
  )
  if (proof) setCookieData({ value: { proof: proof.id }, mode: 'update' })
}

function textsOf({ links }: PortalSettings) {
  const link = (page: 'privacy' | 'imprint', label: string) =>
    `<a href="${new URL(legalHref(links, page), window.location.href).href}">${label}</a>`
  return {
    consentModal: {
      title: 'Ihre Privatsphäre',
      description:
        'Wir verwenden Cookies, die für den Betrieb nötig sind. Statistik und externe Dienste setzen wir nur mit Ihrer Einwilligung ein. Sie können sie jederzeit am Ende jeder Seite widerrufen.',
      acceptAllBtn: 'Alle akzeptieren',
      acceptNecessaryBtn: 'Nur notwendige',
      showPreferencesBtn: 'Auswahl treffen',
      footer: `${link('privacy', 'Datenschutz')} ${link('imprint', 'Impressum')}`,
    },
    preferencesModal: {
      title: 'Ihre Privatsphäre',
      acceptAllBtn: 'Alle akzeptieren',
      acceptNecessaryBtn: 'Nur notwendige',
      savePreferencesBtn: 'Auswahl speichern',
      closeIconLabel: 'Schließen',
      sections: [
        {
          description:
            'Entscheiden Sie, was dieses Portal über das Nötige hinaus darf. Ihre Wahl gilt für diesen Browser und ein halbes Jahr.',
        },
        {
          title: 'Notwendig',
          description:
            'Anmeldung, Sicherheit, Ihre letzte Suche, die Fassung dieser Seiten für den Betrieb ohne Netz. Ohne sie arbeitet das Portal nicht.',
          linkedCategory: 'necessary',
        },
        {
          title: 'Statistik',
          description:
            'Anonyme Auswertung der besuchten Seiten und Suchen, ohne Cookies und ohne Ihre Anmeldung.',
          linkedCategory: 'analytics',
        },
        {
          title: 'Externe Dienste',
          description:
            'Der Finanzierungsrechner unserer Partnerbank. Er erhält Daten des Fahrzeugs, keine von Ihnen.',
          linkedCategory: 'external',
        },
      ],
    },
  }
}

let started: Promise<void> | undefined

/**
 * Starts the consent tool and asks whoever has not decided yet. It lies beside the page and never over it: refusing
 * takes one click, and so does going on reading.
 */
export function startConsentTool(settings: PortalSettings): Promise<void> {
  started ??= run({
    revision: consentVersion,
    // It would hide from every browser that is driven by a program, and so from our own tests.
    hideFromBots: false,
    manageScriptTags: false,
    cookie: {
      name: consentCookie,
      secure: window.location.protocol === 'https:',
      sameSite: 'Lax',
      expiresAfterDays: 182,
    },
    guiOptions: {
      consentModal: { layout: 'box wide', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: { necessary: { enabled: true, readOnly: true }, analytics: {}, external: {} },
    language: { default: 'de', translations: { de: textsOf(settings) } },
    onFirstConsent: ({ cookie }) => prove(cookie),
    onConsent: ({ cookie }) => agreeTo(cookie.categories),
    onChange: ({ cookie }) => {
      agreeTo(cookie.categories)
      void prove(cookie)
    },
  })
  return started
}

/** Opens the choices, also for those who have decided: withdrawing is as easy as agreeing. */
export async function openChoices(settings: PortalSettings) {
  await startConsentTool(settings)
  showPreferences()
}
