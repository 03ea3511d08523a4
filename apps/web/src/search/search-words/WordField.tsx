import { t } from '@portal/domain/values/text'
import { toastFailure } from '../../toast-failure.ts'
import './search-words.css'
import { IconSearch, IconX } from '@tabler/icons-react'
import { type KeyboardEvent, lazy, type SubmitEvent, Suspense, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router'
import type { FillableForm } from '../criteria/form.ts'
import type { Phrase } from './facts.ts'

const loadPanel = () => import('./WordPanel.tsx')
const WordPanel = lazy(loadPanel)

const keys = new Set(['ArrowDown', 'ArrowUp', 'Enter', 'Escape'])
const noPhrase: Phrase = { text: '', dropped: [] }

type Props = {
  look: 'card' | 'bar'
  /** The form that the words fill; without it, the words alone are searched. */
  form?: FillableForm
}

/** The search in words, a combobox. The code that reads a phrase is loaded when the field first gets the focus. */
export default function WordField({ look, form }: Props) {
  const id = useId()
  const navigate = useNavigate()
  const element = useRef<HTMLFormElement>(null)
  const lastPhrase = useRef(noPhrase)
  const [phrase, setPhrase] = useState(noPhrase)
  const [isUsed, setUsed] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isListed = isOpen && phrase.text.trim() !== ''

  function change(next: Phrase) {
    setPhrase(next.text.trim() === '' ? { ...next, dropped: [] } : next)
    setActive(-1)
    setOpen(true)
    element.current?.querySelector('input')?.focus()
    if (form) void follow(next, form)
  }

  /** Fills the form, unless another phrase was typed meanwhile; false if the phrase contains no criterion. */
  async function follow(next: Phrase, { fill }: FillableForm): Promise<boolean> {
    lastPhrase.current = next
    try {
      const { readForForm, withWords } = await loadPanel()
      const words = await readForForm(next)
      if (lastPhrase.current !== next) return false
      // Synchronously, because Enter submits the form right after this.
      flushSync(() => fill(words, (fields, before) => withWords(fields, before, words.criteria)))
      return Object.keys(words.criteria).length > 0
    } catch (error) {
      if (lastPhrase.current === next) toastFailure(error)
      return false
    }
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    try {
      const { openCar, openPhrase } = await loadPanel()
      if (await openCar(phrase, navigate)) setOpen(false)
      else if (!form && (await openPhrase(phrase, navigate))) setOpen(false)
      else if (form && (await follow(phrase, form))) form.open()
    } catch (error) {
      toastFailure(error)
    }
  }

  async function onKeyDown(event: KeyboardEvent) {
    if (!keys.has(event.key)) return
    event.preventDefault()
    // The browser does not submit by Enter while the button is disabled during counting.
    if (event.key === 'Enter' && active < 0) return element.current?.requestSubmit()
    const { placeAfter } = await loadPanel()
    const options = [...(element.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    if (event.key === 'Enter') options[active]?.click()
    else if (event.key === 'Escape' && !isListed) change(noPhrase)
    setOpen(event.key.startsWith('Arrow'))
    setActive(placeAfter(event.key, active, options.length))
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: older browsers do not support the element "search"
    <form
      ref={element}
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
        {/* The header has a search icon of its own. */}
        {look === 'card' && <IconSearch aria-hidden />}
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
          placeholder={look === 'bar' ? t('Suchen') : t('z. B. Golf Variant Diesel AHK')}
          value={phrase.text}
          onChange={({ target }) => change({ ...phrase, text: target.value })}
          onKeyDown={onKeyDown}
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
          <WordPanel {...{ id, phrase, active, form }} isOpen={isListed} onChange={change} />
        </Suspense>
      )}
    </form>
  )
}
