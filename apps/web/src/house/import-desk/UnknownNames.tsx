import type { ImportCheck } from '@portal/contract/house/stock-imports'
import { openMakers } from '@portal/domain/house/stock-imports'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { Button } from '../../ui/Button.tsx'
import type { Decisions } from './form.ts'

type Names = ImportCheck['unknown']
type Name = Names[number]
type Props = {
  names: Names
  decisions: Pick<Decisions, 'names' | 'newNames'>
  onChoose: (name: Name, chosen: string) => void
  onNew: (makers: string[]) => void
}

/** The key of a name in the mapping of its source. */
export const keyOf = ({ column, maker, value }: Name) =>
  column === 'hersteller' ? value : `${maker}/${value}`

/** Makers and models that are new to the stock: each maker is mapped to another name or confirmed as new. */
export function UnknownNames({ names, decisions, onChoose, onNew }: Props) {
  const makers = openMakers(names)
  return (
    <section className="hp" aria-labelledby="neue-namen">
      <header>
        <h2 id="neue-namen">Hersteller und Modellreihen, die neu im Bestand sind</h2>
        <span className="muted">{countText(names.length)}</span>
        {makers.length > 1 && (
          <Button
            aria-pressed={makers.every((maker) => decisions.newNames.includes(maker))}
            onClick={() => onNew(makers)}
          >
            Alle Hersteller sind wirklich neu
          </Button>
        )}
      </header>
      <ul className="list">
        {names.map((name) => (
          <NameRow key={`${name.column} ${keyOf(name)}`} {...{ name, decisions, onChoose, onNew }} />
        ))}
      </ul>
    </section>
  )
}

function NameRow({ name, decisions, onChoose, onNew }: Omit<Props, 'names'> & { name: Name }) {
  const { column, value, maker, rows, suggestions } = name
  const isMaker = column === 'hersteller'
  const key = keyOf(name)
  const chosen = decisions.names[column]?.[key] ?? ''
  const isNew = isMaker && decisions.newNames.includes(value)
  return (
    <li className="source">
      <div className="g">
        <b>{isMaker ? value : `${maker} ${value}`}</b>
        <span>
          {plural(rows, '1 Zeile', '# Zeilen')}
          {isMaker && !isNew && chosen === '' && t(' · bitte entscheiden')}
        </span>
      </div>
      {suggestions.map((suggestion) => (
        <Button
          key={suggestion}
          small
          aria-label={t`${value} ist ${suggestion}`}
          aria-pressed={chosen === suggestion}
          onClick={() => onChoose(name, chosen === suggestion ? '' : suggestion)}
        >
          {suggestion}
        </Button>
      ))}
      {isMaker && (
        <Button
          small
          aria-label={t`${value} ist wirklich neu`}
          aria-pressed={isNew}
          onClick={() => onNew([value])}
        >
          wirklich neu
        </Button>
      )}
      <input
        className="input"
        aria-label={t`Name im Portal für ${value}`}
        placeholder={isMaker ? t('anderer Name') : t('bleibt so')}
        maxLength={80}
        value={chosen}
        onChange={(event) => onChoose(name, event.target.value)}
      />
    </li>
  )
}
