import { languageNames } from '@portal/domain/site/language'
import { ownLanguage } from '@portal/domain/values/own-language'
import { useAccount } from '../session/account.ts'
import { chooseLanguage, offeredTo } from '../session/language.ts'
import './language-list.css'

/** The languages of the portal: in the menu of the header, in the footer and in the sheet of small screens. */
export function LanguageList() {
  const account = useAccount()
  return (
    <nav className="languages" aria-label="Sprache">
      <ul>
        {offeredTo(account).map((language) => (
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
    </nav>
  )
}
