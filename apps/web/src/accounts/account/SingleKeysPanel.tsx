import { useSingleKeys } from '../../session/single-keys.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'

/** The switch for shortcuts of one key, in the account. */
export function SingleKeysPanel() {
  const { isOn, switchTo } = useSingleKeys()
  return (
    <section className="panel stack">
      <h2>Tastenkürzel</h2>
      <p>
        In Ergebnissen wirken einzelne Tasten, zum Beispiel „m“ zum Merken und „/“ für die Suche. Eine
        Übersicht öffnet dort „?“.
      </p>
      <Checkbox
        label="Einzelne Tasten als Kürzel verwenden"
        checked={isOn}
        onChange={({ target }) => switchTo(target.checked)}
      />
    </section>
  )
}
