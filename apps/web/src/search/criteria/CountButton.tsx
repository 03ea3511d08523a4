import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Spinner } from '../../ui/Spinner.tsx'

type Props = {
  /** Undefined while unknown. */
  count: number | undefined
  disabled?: boolean
  error?: Error | null
  onRetry?: () => void
}

/** Submits a search and shows the number of results. While the number is loading, the label stays (B-21 to B-24). */
export function CountButton({ count, disabled = false, error, onRetry }: Props) {
  if (error && count === undefined)
    return (
      <Alert kind="error">
        {textOf(error)}{' '}
        <button type="button" className="textlink" onClick={onRetry}>
          Erneut versuchen
        </button>
      </Alert>
    )
  const number = <span className="num">{count === undefined ? <Spinner /> : countText(count)}</span>
  return (
    <Button
      variant="primary"
      type="submit"
      className="count-button"
      disabled={disabled || count === undefined}
    >
      {count === 0 ? <span>{number} Ergebnis</span> : <span>{number} Ergebnisse</span>}
      <span className="vh" role="status">
        {count === undefined ? t('Fahrzeuge werden gezählt') : ''}
      </span>
    </Button>
  )
}
