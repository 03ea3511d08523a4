import { t } from '@portal/domain/values/text'
import { Button } from '../../ui/Button.tsx'

type Blocked = { key: string | number; span: string; reason: string | null; onUnblock: () => void }

/** The blocked days or hours, each with a button that unblocks it. */
export const BlockedList = ({ blocked }: { blocked: readonly Blocked[] }) => (
  <ul hidden={blocked.length === 0}>
    {blocked.map(({ key, span, reason, onUnblock }) => (
      <li key={key}>
        {span} {reason}{' '}
        <Button small variant="ghost" aria-label={t`${span} freigeben`} onClick={onUnblock}>
          Freigeben
        </Button>
      </li>
    ))}
  </ul>
)
