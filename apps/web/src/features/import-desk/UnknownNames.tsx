import type { ImportCheck } from '@portal/contract/stock-imports'
import { countText } from '@portal/domain/formats'

type Names = ImportCheck['unknown']
type Props = {
  names: Names
  /** The chosen name by column and delivered name. */
  chosen: Readonly<Record<string, Readonly<Record<string, string>>>>
  onChoose: (column: string, key: string, name: string) => void
}

/** The key of a name in the mapping of its source. */
const keyOf = ({ column, maker, value }: Names[number]) =>
  column === 'hersteller' ? value : `${maker}/${value}`

/** Makers and models that are new to the stock: each is mapped to another name or kept. */
export function UnknownNames({ names, chosen, onChoose }: Props) {
  return (
    <section className="hp" aria-labelledby="neue-namen">
      <header>
        <h2 id="neue-namen">Hersteller und Modellreihen, die neu im Bestand sind</h2>
        <span className="muted">{countText(names.length)}</span>
      </header>
      <ul className="list">
        {names.map((name) => {
          const { column, value, maker, rows, suggestions } = name
          const key = keyOf(name)
          const list = `namen-${column}-${key}`.replaceAll(/[^\w-]/g, '_')
          return (
            <li key={`${column} ${key}`} className="source">
              <div className="g">
                <b>{column === 'hersteller' ? value : `${maker} ${value}`}</b>
                <span>
                  {countText(rows)} {rows === 1 ? 'Zeile' : 'Zeilen'}
                  {suggestions[0] && ` · ähnlich: ${suggestions.join(', ')}`}
                </span>
              </div>
              <input
                className="input"
                list={list}
                aria-label={`Name im Portal für ${value}`}
                placeholder="bleibt so"
                maxLength={80}
                value={chosen[column]?.[key] ?? ''}
                onChange={(event) => onChoose(column, key, event.target.value)}
              />
              <datalist id={list}>
                {suggestions.map((suggestion) => (
                  <option key={suggestion} value={suggestion} />
                ))}
              </datalist>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
