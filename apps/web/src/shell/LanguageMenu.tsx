import { languageNames, languages } from '@portal/domain/site/language'
import { ownLanguage } from '@portal/domain/values/own-language'
import { t } from '@portal/domain/values/text'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { useAccount } from '../session/account.ts'
import { chooseLanguage } from '../session/language.ts'
import { usePopover } from './popover.ts'

/** The language of the portal, in the header of wide screens. */
export function LanguageMenu() {
  const account = useAccount()
  const { isOpen, toggle, area } = usePopover()
  const id = useId()
  return (
    <div className="menu language" {...area}>
      <button
        type="button"
        aria-label={t`${ownLanguage.toUpperCase()}, Sprache: ${languageNames[ownLanguage]}`}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        {ownLanguage.toUpperCase()}
        <IconChevronDown aria-hidden />
      </button>
      <div className="popover" data-theme="light" id={id} hidden={!isOpen}>
        <ul aria-label="Sprache">
          {languages.map((language) => (
            <li key={language} lang={language}>
              <button
                type="button"
                aria-current={language === ownLanguage}
                onClick={() => chooseLanguage(language, account)}
              >
                {languageNames[language]}
              </button>
            </li>
          ))}
        </ul>
        <p className="small muted">Verträge, Rechnungen und Rechtstexte bleiben auf Deutsch.</p>
      </div>
    </div>
  )
}
