import { IconListSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import WordField from '../features/search-words/WordField.tsx'
import { paths } from '../paths.ts'

/** "/" moves the focus to the search in words, unless somebody is typing. */
function useSearchKey(open: () => void) {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { target } = event
      const isTyping =
        target instanceof Element && target.closest('input, select, textarea, dialog, [contenteditable]')
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      open()
      requestAnimationFrame(() => document.querySelector<HTMLElement>('.words input')?.focus())
    }
    document.addEventListener('keydown', pressed)
    return () => document.removeEventListener('keydown', pressed)
  })
}

/** The search in words in the header; home has its own. On narrow screens a button shows the field. */
export default function HeaderSearch() {
  const { key, pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  useSearchKey(() => setOpenAt(key))
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
        <WordField key={key} look="bar" />
      </div>
    </>
  )
}
