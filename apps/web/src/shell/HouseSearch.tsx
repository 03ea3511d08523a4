import { t } from '@portal/domain/values/text'
import { IconSearch } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useLocation } from 'react-router'

/** Loaded when the search is first opened. */
const HouseSearchDialog = lazy(() => import('./HouseSearchDialog.tsx'))

const isMac = () => navigator.userAgent.includes('Mac')

/** The search of the house: opens with a click, Ctrl+K or Cmd+K. */
export function HouseSearch() {
  const { key } = useLocation()
  // Every navigation closes the dialog.
  const [openedAt, setOpenedAt] = useState<string>()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 'k') return
      event.preventDefault()
      // An open dialog may hold input, and a second one would cover it.
      if (!document.querySelector('dialog[open]')) setOpenedAt(key)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [key])
  return (
    <>
      <button type="button" className="house-find" aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
        <IconSearch aria-hidden />
        <span className="vh">Suchen: </span>
        <span className="onlyd">GW-Nr., FIN, Anfrage, Händler</span>
        <kbd className="onlyd">{isMac() ? '⌘ K' : t('Strg K')}</kbd>
      </button>
      {/* Outside the header of the page, in which the dialog's own header would be a second banner. */}
      {openedAt === key &&
        createPortal(
          <Suspense fallback={null}>
            <HouseSearchDialog onClose={() => setOpenedAt(undefined)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
