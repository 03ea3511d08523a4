import type { Icon as TablerIcon } from '@tabler/icons-react'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'children'> & { label: string; Icon: TablerIcon }

/** A button that shows only an icon; `label` is its accessible name. */
export const IconButton = ({ label, Icon, ...button }: Props) => (
  <button type="button" className="iconbtn" aria-label={label} {...button}>
    <Icon aria-hidden />
  </button>
)
