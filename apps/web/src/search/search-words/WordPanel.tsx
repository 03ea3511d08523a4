import './word-panel.css'
import { type NamedMaker, NameIndex } from '@portal/domain/search/search-words/catalogue'
import { useQuery } from '@tanstack/react-query'
import { useDebounced } from '../../ui/use-debounced.ts'
import type { FillableForm } from '../criteria/form.ts'
import { count } from '../criteria/queries.ts'
import { type Phrase, readLocally, withoutDropped } from './facts.ts'
import { withoutReplaced } from './form.ts'
import { names, pageLexicon, wordsOf } from './queries.ts'
import { Suggestions } from './Suggestions.tsx'
import { Understood } from './Understood.tsx'

export { placeAfter } from './facts.ts'
export { readForForm, withWords } from './form.ts'
export { openCar, openPhrase } from './queries.ts'

type Props = {
  /** The id of the field; the ids of the list and its options begin with it. */
  id: string
  phrase: Phrase
  active: number
  isOpen: boolean
  /** The form that the words fill and that shows the count. */
  form: FillableForm | undefined
  onChange: (phrase: Phrase) => void
}

const noNames: NamedMaker[] = []
const indexes = new WeakMap<NamedMaker[], NameIndex>()

function indexOf(makers: NamedMaker[]): NameIndex {
  const index = indexes.get(makers) ?? new NameIndex(makers)
  indexes.set(makers, index)
  return index
}

/** Suggestions are updated when typing has paused for this long. */
const pauseMs = 150

/** The meaning of a phrase and suggestions. The browser reads it at once; the answer of the API replaces that reading. */
export default function WordPanel({ id, phrase, active, isOpen, form, onChange }: Props) {
  const text = phrase.text.trim()
  const { data: makers = noNames } = useQuery(names)
  const { data } = useQuery(pageLexicon())
  const lexicon = data ?? undefined
  const index = indexOf(makers)
  const asked = useQuery(wordsOf(text))
  const answer = asked.isPlaceholderData || text === '' ? undefined : asked.data
  const readText = (words: string) => readLocally(words, index, lexicon).criteria
  const {
    criteria: named,
    readings,
    notUnderstood,
    corrections,
    offers,
  } = answer ?? {
    ...readLocally(text, index, lexicon),
    // Only the API has the words of descriptions.
    notUnderstood: [],
    offers: [],
  }
  const read = withoutDropped(named, phrase.dropped)
  const criteria = form ? withoutReplaced(read, form) : read
  const isDropped = phrase.dropped.length > 0
  const counted = useQuery({ ...count(criteria), enabled: isDropped && text !== '' })
  const paused = useDebounced(text, pauseMs)
  if (text === '') return null
  return (
    <div className={isOpen ? 'word-panel open' : 'word-panel'}>
      <Understood
        {...{ phrase, criteria, readings, notUnderstood, corrections, onChange }}
        offers={isDropped ? [] : offers}
        isCounted={!form}
        read={readText}
        total={isDropped ? counted.data : answer?.total}
        error={asked.error}
        onRetry={() => asked.refetch()}
      />
      {isOpen && (
        <Suggestions
          {...{ id, active, makers, index, criteria, lexicon }}
          read={readText}
          text={paused}
          onChange={onChange}
        />
      )}
    </div>
  )
}
