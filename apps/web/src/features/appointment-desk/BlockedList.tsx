import { Button } from '../../ui/Button.tsx'

type Blocked = { key: string | number; span: string; reason: string | null; onUnblock: () => void }

/** What is blocked, each day or span of hours with the button that ends it. */
export const BlockedList = ({ blocked }: { blocked: readonly Blocked[] }) => (
  <ul hidden={blocked.length === 0}>
    {blocked.map(({ key, span, reason, onUnblock }) => (
      <li key={key}>
        {span} {reason}{' '}
        <Button small variant="ghost" aria-label={`${span} freigeben`} onClick={onUnblock}>
          Freigeben
        </Button>
      </li>
    ))}
  </ul>
)
