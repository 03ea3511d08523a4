import './search-words.css'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, lazy, type SubmitEvent, Suspense, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf } from '../../api.ts'
import { toast } from '../../ui/toast.ts'
import type { Phrase } from './facts.ts'

const loadPanel = () => import('./WordPanel.tsx')
const WordPanel = lazy(loadPanel)

const keys = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Escape'])
const noPhrase: Phrase = { text: '', dropped: [] }

/** The search in words, a combobox. What reads the phrase is loaded when the field first has the focus. */
export default function WordField({ look }: { look: 'card' | 'bar' }) {
  const id = useId()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [phrase, setPhrase] = useState(noPhrase)
  const [isUsed, setUsed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isListed = isOpen && phrase.text.trim() !== ''

  function change(next: Phrase) {
    setPhrase(next.text.trim() === '' ? { ...next, dropped: [] } : next)
    setActive(-1)
    setOpen(true)
    form.current?.querySelector('input')?.focus()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    try {
      const { openPhrase } = await loadPanel()
      if (await openPhrase(phrase, navigate)) setOpen(false)
    } catch (error) {
      toast('error', textOf(error))
    }
  }

  async function pressed(event: KeyboardEvent) {
    if (!keys.has(event.key)) return
    event.preventDefault()
    // By itself Enter does nothing while the button is disabled, because cars are being counted.
    if (event.key === 'Enter' && active < 0) return form.current?.requestSubmit()
    const { placeAfter } = await loadPanel()
    const options = [...(form.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    if (event.key === 'Enter') options[active]?.click()
    else if (event.key === 'Escape' && !isListed) setPhrase(noPhrase)
    setOpen(event.key.startsWith('Arrow'))
    setActive(placeAfter(event.key, active, options.length))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers do not know the element "search" for long
    <form
      ref={form}
      role="search"
      aria-label="Suche in Worten"
      className={`words ${look}`}
      data-theme="light"
      noValidate
      onSubmit={submit}
      onFocus={() => setUsed(true)}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <label className={look === 'bar' ? 'vh' : 'label'} htmlFor={id}>
        Suche in Worten oder GW-Nummer
      </label>
      <div className="box">
        <IconSearch aria-hidden />
        <input
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-activedescendant={isListed && active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={look === 'bar' ? 'Suchen' : 'z. B. Golf Variant Diesel AHK'}
          value={phrase.text}
          onChange={({ target }) => change({ ...phrase, text: target.value })}
          onKeyDown={pressed}
          onClick={() => setOpen(true)}
        />
        {phrase.text !== '' && (
          <button
            type="button"
            className="iconbtn"
            aria-label="Eingabe löschen"
            onClick={() => change(noPhrase)}
          >
            <IconX aria-hidden />
          </button>
        )}
      </div>
      {isUsed && (
        <Suspense>
          <WordPanel {...{ id, phrase, active }} isOpen={isListed} onChange={change} />
        </Suspense>
      )}
    </form>
  )
}
