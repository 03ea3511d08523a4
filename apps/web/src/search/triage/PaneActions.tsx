import { t } from '@portal/domain/values/text'
import { Button } from '../../ui/Button.tsx'

type Props = {
  isMarked: boolean
  /** Whether the watchlist is read-only; the action then shows the reason. */
  isReadOnly: boolean
  cannotEnquire: boolean
  isCompared: boolean
  /** Undefined for callers who cannot dismiss cars. */
  isDismissed: boolean | undefined
  /** Whether the keys are shown beside the names of the actions. */
  hasKeys: boolean
  onEnquire: () => void
  onMark: () => void
  onCompare: () => void
  onDismiss: () => void
}

/** The actions for the selected car, each with its key. */
export function PaneActions({
  isMarked,
  isReadOnly,
  cannotEnquire,
  isCompared,
  isDismissed,
  hasKeys,
  ...on
}: Props) {
  const key = (name: string) => hasKeys && <kbd aria-hidden>{name}</kbd>
  return (
    <>
      <Button
        variant="primary"
        block
        aria-haspopup="dialog"
        aria-disabled={cannotEnquire || undefined}
        onClick={on.onEnquire}
      >
        Anfragen {key('a')}
      </Button>
      <Button block aria-pressed={isMarked} aria-disabled={isReadOnly || undefined} onClick={on.onMark}>
        {isMarked ? t('Gemerkt') : t('Merken')} {key('m')}
      </Button>
      <Button block aria-pressed={isCompared} onClick={on.onCompare}>
        {isCompared ? t('Im Vergleich') : t('Vergleichen')} {key('v')}
      </Button>
      {isDismissed !== undefined && (
        <Button block onClick={on.onDismiss}>
          {isDismissed ? t('Wieder zeigen') : t('Ausblenden')} {key('x')}
        </Button>
      )}
    </>
  )
}
