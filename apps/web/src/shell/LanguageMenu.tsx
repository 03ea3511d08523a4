import { languageNames } from '@portal/domain/site/language'
import { ownLanguage } from '@portal/domain/values/own-language'
import { t } from '@portal/domain/values/text'
import { lazy, Suspense, useId } from 'react'
import { useAccount } from '../session/account.ts'
import { usePopover } from './popover.ts'

/** Loaded when the menu is first opened. */
const LanguageList = lazy(() => import('./LanguageList.tsx').then((list) => ({ default: list.LanguageList })))

/** The language of the portal, in the header of wide screens; accounts have it in their menu, the footer on all. */
export function LanguageMenu() {
  const account = useAccount()
  const { isOpen, toggle, area } = usePopover()
  const id = useId()
  if (account) return null
  const code = ownLanguage.toUpperCase()
  return (
    <div className="nav language">
      <div className="menu" {...area}>
        <button
          type="button"
          aria-label={t`${code}, Sprache: ${languageNames[ownLanguage]}`}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={toggle}
        >
          {code}
        </button>
        <div className="popover" data-theme="light" id={id} hidden={!isOpen}>
          {isOpen && (
            <Suspense>
              <LanguageList />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  )
}
