import './consent-tool.css'
import { recordConsent } from '@portal/contract/consents'
import type { PortalSettings } from '@portal/contract/portal-settings'
import { consentCategories, consentVersion } from '@portal/domain/consent'
import { run, setCookieData, showPreferences } from 'vanilla-cookieconsent'
import { call } from '../api.ts'
import { agreeTo, consentCookie, consentPlace, countChoice } from '../consent.ts'
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

/** A category with all it means in sight: as a description of its own the tool would fold it away. */
const withNote = (name: string, note: string) => `${name} <small>${note}</small>`

function textsOf({ links, financing, financeOffer }: PortalSettings) {
  const link = (page: 'privacy' | 'imprint', label: string) =>
    `<a href="${new URL(legalHref(links, page), window.location.href).href}">${label}</a>`
  const legal = `<span class="legal">${link('privacy', 'Datenschutz')} ${link('imprint', 'Impressum')}</span>`
  return {
    consentModal: {
      title: 'Ihre Privatsphäre',
      description: `Wir verwenden Cookies, die für den Betrieb nötig sind. Statistik und externe Dienste setzen wir nur mit Ihrer Einwilligung ein. Sie können sie jederzeit am Ende jeder Seite widerrufen. ${legal}`,
      acceptAllBtn: 'Alle akzeptieren',
      acceptNecessaryBtn: 'Nur notwendige',
      showPreferencesBtn: 'Auswahl treffen',
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
          title: withNote(
            'Notwendig',
            'Anmeldung, Sicherheit, Ihre letzte Suche, die Fassung dieser Seiten für den Betrieb ohne Netz. Ohne sie arbeitet das Portal nicht.',
          ),
          linkedCategory: 'necessary',
        },
        {
          title: withNote(
            'Statistik',
            'Anonyme Auswertung der besuchten Seiten und Suchen, ohne Cookies und ohne Ihre Anmeldung.',
          ),
          linkedCategory: 'analytics',
        },
        {
          title: withNote(
            'Externe Dienste',
            financing && financeOffer.hasWidget
              ? 'Der Finanzierungsrechner unserer Partnerbank. Sie erhält Daten des Fahrzeugs und Ihre IP-Adresse.'
              : 'Inhalte von Partnern in diesen Seiten. Zurzeit ist keiner eingebunden.',
          ),
          linkedCategory: 'external',
        },
      ],
    },
  }
}

/** Gives the tool's controls the house's look: refusing and accepting the same, the finer choice beside them. */
function dress(modal: HTMLElement) {
  for (const button of modal.querySelectorAll<HTMLButtonElement>('button[data-role]')) {
    const isPlain = button.dataset.role === 'all' || button.dataset.role === 'necessary'
    button.classList.add('btn', isPlain ? 'ink' : 'secondary')
    // The tool says nothing of a choice that changes nothing.
    if (button.dataset.role !== 'show') button.addEventListener('click', countChoice)
  }
  modal.querySelector('.pm__close-btn')?.classList.add('iconbtn')
  // The tool makes a button of every title, to unfold what is not folded here.
  for (const button of modal.querySelectorAll('button.pm__section-title')) {
    const title = document.createElement('div')
    title.className = button.className
    title.append(...button.childNodes)
    button.replaceWith(title)
  }
}

/**
 * The question locks nothing: neither may a screen reader take the page for locked, nor the Tab key stay within, as the
 * tool would have it.
 */
function standBeside(question: HTMLElement) {
  question.removeAttribute('aria-modal')
  const passOn = (event: KeyboardEvent) => {
    if (event.key === 'Tab' && event.target instanceof Node && question.contains(event.target))
      event.stopPropagation()
  }
  document.getElementById(consentPlace)?.addEventListener('keydown', passOn, true)
}

let started: Promise<void> | undefined

/**
 * Starts the consent tool and asks whoever has not decided yet. It lies beside the page and never over it: refusing
 * takes one click, and so does going on reading.
 *
 * @throws whatever the tool throws, for example where the browser refuses it cookies; the next call tries again
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
    root: `#${consentPlace}`,
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
    onModalReady: ({ modal, modalName }) => {
      dress(modal)
      if (modalName === 'consentModal') standBeside(modal)
    },
    onFirstConsent: ({ cookie }) => prove(cookie),
    onConsent: ({ cookie }) => agreeTo(cookie.categories),
    onChange: ({ cookie }) => {
      agreeTo(cookie.categories)
      void prove(cookie)
    },
  })

/** Opens the choices, also for those who have decided: withdrawing is as easy as agreeing. */
export async function openChoices(settings: PortalSettings) {
  await startConsentTool(settings)
  showPreferences()
}
