import { t } from '@portal/domain/values/text'
import { IconLayoutGrid, IconLayoutSidebarRight, IconList } from '@tabler/icons-react'
import type { ResultView } from '../criteria/address.ts'

const views = [
  { view: 'cards', label: t('Kacheln'), Icon: IconLayoutGrid },
  { view: 'list', label: t('Liste'), Icon: IconList },
  { view: 'split', label: t('Geteilt'), Icon: IconLayoutSidebarRight },
] as const

type Props = { view: ResultView; onView: (view: ResultView) => void }

/** Chooses the result view. Buttons instead of radio buttons, because single keys must work while one has the focus. */
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
