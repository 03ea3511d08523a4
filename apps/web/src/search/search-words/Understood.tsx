import type { SearchInWords } from '@portal/contract/search/search-words'
import type { Criteria } from '@portal/domain/search/criteria'
import { type Chip, chipsOf } from '@portal/domain/search/criteria-chips'
import { t } from '@portal/domain/values/text'
import { Button } from '../../ui/Button.tsx'
import { Chips } from '../criteria/Chips.tsx'
import { CountButton } from '../criteria/CountButton.tsx'
import { withoutText } from '../criteria/facts.ts'
import { correctedIn, type Phrase, withChoice, withoutChip } from './facts.ts'

type Props = Pick<SearchInWords, 'criteria' | 'readings' | 'notUnderstood' | 'corrections' | 'offers'> & {
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
  const {
    phrase,
    criteria,
    readings,
    notUnderstood,
    offers,
    isCounted,
    total,
    error,
    onRetry,
    read,
    onChange,
  } = props
  const corrected = correctedIn(props)
  const chips = chipsOf(criteria)
  const remove = (chip: Chip) => {
    const text = phrase.dropped.length === 0 ? withoutChip(phrase.text, chip, read) : undefined
    onChange(
      text === undefined ? { ...phrase, dropped: [...phrase.dropped, chip.label] } : { text, dropped: [] },
    )
  }
  const removeTexts = (texts: readonly string[]) => {
    const labels = chipsOf({ text: [...texts] }).map(({ label }) => label)
    onChange({ ...phrase, dropped: [...phrase.dropped, ...labels] })
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
      {corrected && <p className="small corrected">Verstanden: {corrected}</p>}
      {offers.length > 0 && (
        <fieldset className="line">
          <legend className="small">Kein Fahrzeug mit allen Wörtern. Gefunden werden:</legend>
          {offers.map(({ texts, total }) => (
            <Button small key={texts.join()} onClick={() => removeTexts(texts)}>
              {withoutText(texts, total)}
            </Button>
          ))}
        </fieldset>
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
          t`Nicht verstanden: ${notUnderstood.map((part) => t`„${part}“`).join(', ')}`}
      </p>
      {isReady && isCounted && <CountButton count={total} error={error} onRetry={onRetry} />}
    </div>
  )
}
