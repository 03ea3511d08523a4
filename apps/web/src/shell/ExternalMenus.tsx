import type { PortalSettings } from '@portal/contract/portal-settings'
import { IconChevronDown } from '@tabler/icons-react'
import { useId } from 'react'
import { menusOf } from './entries.ts'
import { usePopover } from './popover.ts'
import './popover.css'

/** The three menus of external links, usable by pointer, click and keyboard. */
export const ExternalMenus = ({ settings }: { settings: PortalSettings }) =>
  menusOf(settings).map((menu) => <ExternalMenu key={menu.label} {...menu} />)

type Menu = ReturnType<typeof menusOf>[number]

function ExternalMenu({ label, entries }: Menu) {
  const { isOpen, toggle, area } = usePopover()
  const id = useId()
  return (
    <div className="menu" {...area}>
      <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        {label}
        <IconChevronDown aria-hidden />
      </button>
      <ul className="popover" data-theme="light" id={id} hidden={!isOpen}>
        <ExternalEntries entries={entries} />
      </ul>
    </div>
  )
}

/** The links of a menu as items of a list. */
export const ExternalEntries = ({ entries }: Pick<Menu, 'entries'>) =>
  entries.map(({ label, href }) => (
    <li key={label}>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {label}
        <span className="vh"> (öffnet neues Fenster)</span>
      </a>
    </li>
  ))
