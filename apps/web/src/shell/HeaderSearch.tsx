import { IconListSearch } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router'
import { paths } from '../paths.ts'
import { useSingleKeys } from '../session/single-keys.ts'
import { useKeys } from '../ui/use-keys.ts'

const WordField = lazy(() => import('../search/search-words/WordField.tsx'))

/** The search in words in the header; home has its own. On narrow screens a button shows the field. */
export function HeaderSearch() {
  const { key, pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  const { isOn } = useSingleKeys()
  const focusField = () => {
    flushSync(() => setOpenAt(key))
    document.querySelector<HTMLElement>('.words input')?.focus()
  }
  useKeys({ '/': focusField }, { isOn })
  if (pathname === paths.home) return null
  return (
    <>
      <button
        type="button"
        className="iconbtn words-toggle"
        aria-label="Suche in Worten"
        aria-expanded={isOpen}
        aria-controls="kopfsuche"
        onClick={() => setOpenAt(isOpen ? undefined : key)}
      >
        <IconListSearch aria-hidden />
      </button>
      <div className={isOpen ? 'header-words open' : 'header-words'} id="kopfsuche">
        <Suspense>
          <WordField key={key} look="bar" />
        </Suspense>
      </div>
    </>
  )
}
