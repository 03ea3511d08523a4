import { t } from '@portal/domain/values/text'
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../ui/Button.tsx'

type Props = { isExpanded: boolean; pending?: boolean; onChange: (isExpanded: boolean) => void }

/**
 * 'mehr anzeigen' and 'weniger anzeigen'. When the list collapses, the page scrolls so that the button stays visible.
 */
export function MoreToggle({ isExpanded, pending, onChange }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  function toggle() {
    flushSync(() => onChange(!isExpanded))
    if (isExpanded) button.current?.scrollIntoView({ block: 'center' })
  }
  const Icon = isExpanded ? IconChevronUp : IconChevronDown
  return (
    <div className="more">
      <Button ref={button} aria-expanded={isExpanded} pending={pending} onClick={toggle}>
        <Icon aria-hidden />
        {isExpanded ? t('weniger anzeigen') : t('mehr anzeigen')}
      </Button>
    </div>
  )
}
