import type { Chip } from '@portal/domain/search/criteria-chips'
import { t } from '@portal/domain/values/text'
import { IconX } from '@tabler/icons-react'

/** The criteria of a search as removable chips. */
export function Chips({ chips, onRemove }: { chips: readonly Chip[]; onRemove: (chip: Chip) => void }) {
  return (
    <ul className="chips" aria-label="Aktive Filter">
      {chips.map((chip) => (
        <li className="chip" key={chip.label}>
          {chip.label}
          <button type="button" aria-label={t`Filter ${chip.label} entfernen`} onClick={() => onRemove(chip)}>
            <IconX aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  )
}
