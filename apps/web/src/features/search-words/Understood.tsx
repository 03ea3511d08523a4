import type { SearchInWords } from '@portal/contract/search-words'
import type { Criteria } from '@portal/domain/criteria'
import { type Chip, chipsOf } from '@portal/domain/criteria-chips'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../search/Chips.tsx'
import { CountButton } from '../search/CountButton.tsx'
import { type Phrase, withChoice, withoutChip } from './facts.ts'

type Props = Pick<SearchInWords, 'criteria' | 'readings' | 'notUnderstood'> & {
  phrase: Phrase
  /** Whether the number of cars is shown here. */
  isCounted: boolean
  total: number | undefined
  error: Error | null
  onRetry: () => void
  read: (text: string) => Criteria
  onChange: (phrase: Phrase) => void
}

/** The criteria of a phrase as chips, its ambiguous parts, those not understood, and the number of cars. */
export function Understood(props: Props) {
  const { phrase, criteria, readings, notUnderstood, isCounted, total, error, onRetry, read, onChange } =
    props
  const chips = chipsOf(criteria)
  const remove = (chip: Chip) => {
    const text = phrase.dropped.length === 0 ? withoutChip(phrase.text, chip, read) : undefined
    onChange(
      text === undefined ? { ...phrase, dropped: [...phrase.dropped, chip.label] } : { text, dropped: [] },
    )
  }
  const isReady = chips.length > 0
  return (
    <div className="understood">
      {isReady && (
        <div className="line">
          <span className="muted small">Verstanden:</span>
          <Chips chips={chips} onRemove={remove} />
        </div>
      )}
      {readings.map(({ text, choices }) => (
        <fieldset className="line" key={text}>
          <legend className="small">„{text}“ kann mehreres heißen:</legend>
          {choices.map(({ label }) => (
            <Button
              small
              key={label}
              onClick={() => onChange({ ...phrase, text: withChoice(phrase.text, text, label) })}
            >
              {label}
            </Button>
          ))}
        </fieldset>
      ))}
      <p className="small unread" role="status">
        {notUnderstood.length > 0 &&
          `Nicht verstanden: ${notUnderstood.map((part) => `„${part}“`).join(', ')}`}
      </p>
      {isReady && isCounted && <CountButton count={total} error={error} onRetry={onRetry} />}
    </div>
  )
}
