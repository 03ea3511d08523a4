import { t } from '@portal/domain/values/text'
import './consent-tool.css'
import { recordConsent } from '@portal/contract/site/consents'
import type { PortalSettings } from '@portal/contract/site/portal-settings'
import { consentCategories, consentVersion } from '@portal/domain/site/consent'
import { run, setCookieData, showPreferences } from 'vanilla-cookieconsent'
import { call } from '../api.ts'
import { agreeTo, consentContainerId, consentCookie, countChoice } from '../consent.ts'
import { legalHref } from '../site/portal-settings/facts.ts'

type Cookie = { categories: string[] }

/** Sends the record of a decision. The cookie stores the record's id, so that visitors can be shown their own. */
async function sendRecord({ categories }: Cookie) {
  const chosen = consentCategories.filter((category) => categories.includes(category))
  const record = await call(recordConsent, { body: { categories: chosen, version: consentVersion } }).catch(
    // A decision is valid without its record: a failed call must not undo a refusal.
    () => null,
  )
  if (record) setCookieData({ value: { proof: record.id }, mode: 'update' })
}

/** Puts the description into the title, because the tool collapses descriptions. */
const withNote = (name: string, note: string) => `${name} <small>${note}</small>`

function textsOf({ links, financing, financeOffer }: PortalSettings) {
  const link = (page: 'privacy' | 'imprint', label: string) =>
    `<a href="${new URL(legalHref(links, page), window.location.href).href}">${label}</a>`
  const legal = `<span class="legal">${link('privacy', t('Datenschutz'))} ${link('imprint', t('Impressum'))}</span>`
  return {
    consentModal: {
      title: t('Ihre Privatsphäre'),
      description: t`Wir verwenden Cookies, die für den Betrieb nötig sind. Statistik und externe Dienste setzen wir nur mit Ihrer Einwilligung ein. Sie können sie jederzeit am Ende jeder Seite widerrufen. ${legal}`,
      acceptAllBtn: t('Alle akzeptieren'),
      acceptNecessaryBtn: t('Nur notwendige'),
      showPreferencesBtn: t('Auswahl treffen'),
    },
    preferencesModal: {
      title: t('Ihre Privatsphäre'),
      acceptAllBtn: t('Alle akzeptieren'),
      acceptNecessaryBtn: t('Nur notwendige'),
      savePreferencesBtn: t('Auswahl speichern'),
      closeIconLabel: t('Schließen'),
      sections: [
        {
          description: t(
            'Entscheiden Sie, was dieses Portal über das Nötige hinaus darf. Ihre Wahl gilt für diesen Browser und ein halbes Jahr.',
          ),
        },
        {
          title: withNote(
            t('Notwendig'),
            t(
              'Anmeldung, Sicherheit, Ihre letzte Suche, Merkzettel, Vergleich und zuletzt angesehene Fahrzeuge, die Fassung dieser Seiten für den Betrieb ohne Netz. Ohne sie arbeitet das Portal nicht.',
            ),
          ),
          linkedCategory: 'necessary',
        },
        {
          title: withNote(
            t('Statistik'),
            t('Anonyme Auswertung der besuchten Seiten und Suchen, ohne Cookies und ohne Ihre Anmeldung.'),
          ),
          linkedCategory: 'analytics',
        },
        {
          title: withNote(
            t('Externe Dienste'),
            financing && financeOffer.hasWidget
              ? t(
                  'Der Finanzierungsrechner unserer Partnerbank. Sie erhält Daten des Fahrzeugs und Ihre IP-Adresse.',
                )
              : t('Inhalte von Partnern in diesen Seiten. Zurzeit ist keiner eingebunden.'),
          ),
          linkedCategory: 'external',
        },
      ],
    },
  }
}

/** Applies the portal's button styles: refuse and accept look the same, the detailed choice is secondary. */
function styleControls(modal: HTMLElement) {
  for (const button of modal.querySelectorAll<HTMLButtonElement>('button[data-role]')) {
    const isPlain = button.dataset.role === 'all' || button.dataset.role === 'necessary'
    button.classList.add('btn', isPlain ? 'ink' : 'secondary')
    // The tool does not report a choice that changes nothing, so every click is counted here.
    if (button.dataset.role !== 'show') button.addEventListener('click', countChoice)
  }
  modal.querySelector('.pm__close-btn')?.classList.add('iconbtn')
  // The tool renders every title as a button that expands its section. Nothing is collapsed here, so titles become
  // plain text.
  for (const button of modal.querySelectorAll('button.pm__section-title')) {
    const title = document.createElement('div')
    title.className = button.className
    title.append(...button.childNodes)
    button.replaceWith(title)
  }
}

/** Makes the question non-modal: removes `aria-modal` and the tool's focus trap. */
function makeNonModal(question: HTMLElement) {
  question.removeAttribute('aria-modal')
  const skipFocusTrap = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && event.target instanceof Node && question.contains(event.target))
      event.stopPropagation()
  }
  document.getElementById(consentContainerId)?.addEventListener('keydown', skipFocusTrap, true)
}

let started: Promise<void> | undefined

/**
 * Starts the consent tool and asks visitors who have not decided yet. The question never covers the page: refusing
 * takes one click, and reading on is possible without an answer.
 * @throws any error of the tool, for example when the browser refuses cookies; the next call tries again
 */
export async function startConsentTool(settings: PortalSettings): Promise<void> {
  started ??= start(settings)
  await started.catch((error: unknown) => {
    started = undefined
    throw error
  })
}

const start = async (settings: PortalSettings) =>
  run({
    root: `#${consentContainerId}`,
    revision: consentVersion,
    // By default the tool does not appear in automated browsers, which the browser tests use.
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
    onModalReady: ({ modal, modalName }) => {
      styleControls(modal)
      if (modalName === 'consentModal') makeNonModal(modal)
    },
    onFirstConsent: ({ cookie }) => sendRecord(cookie),
    onConsent: ({ cookie }) => agreeTo(cookie.categories),
    onChange: ({ cookie }) => {
      agreeTo(cookie.categories)
      void sendRecord(cookie)
    },
  })

/** Opens the choices, also after a decision: withdrawing is as easy as agreeing. */
export async function openChoices(settings: PortalSettings) {
  await startConsentTool(settings)
  showPreferences()
}
