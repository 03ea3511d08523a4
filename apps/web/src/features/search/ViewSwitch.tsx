import { IconLayoutGrid, IconLayoutSidebarRight, IconList } from '@tabler/icons-react'
import type { ResultView } from './address.ts'

const views = [
  { view: 'cards', label: 'Kacheln', Icon: IconLayoutGrid },
  { view: 'list', label: 'Liste', Icon: IconList },
  { view: 'split', label: 'Geteilt', Icon: IconLayoutSidebarRight },
] as const

type Props = { view: ResultView; onView: (view: ResultView) => void }

/** How the results are shown. Buttons rather than radio buttons: single keys act while one of them has the focus. */
export const ViewSwitch = ({ view, onView }: Props) => (
  <fieldset className="view-switch">
    <legend className="vh">Ansicht</legend>
    {views.map(({ view: one, label, Icon }) => (
      <button
        key={one}
        type="button"
        data-view={one}
        aria-pressed={one === view}
        aria-label={label}
        title={label}
        onClick={() => onView(one)}
      >
        <Icon aria-hidden />
      </button>
    ))}
  </fieldset>
)
