import type { PortalSettings } from '@portal/contract/site/portal-settings'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { ExternalLinks } from './ExternalLinks.tsx'
import { menusOf } from './entries.ts'
import { usePopover } from './popover.ts'
import './popover.css'

/** The three menus of external links, usable by pointer, click and keyboard. */
export const ExternalMenus = ({ settings }: { settings: PortalSettings }) =>
  menusOf(settings).map((menu) => <ExternalMenu key={menu.label} {...menu} />)

function ExternalMenu({ label, entries }: ReturnType<typeof menusOf>[number]) {
  const { isOpen, toggle, area } = usePopover()
  const id = useId()
  return (
    <div className="menu" {...area}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {label}
        <IconChevronDown aria-hidden />
      </button>
      <ul className="popover" data-theme="light" id={id} hidden={!isOpen}>
        <ExternalLinks entries={entries} />
      </ul>
    </div>
  )
}
