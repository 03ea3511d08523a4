import { t } from '@portal/domain/values/text'
import './dealer-tabs.css'
import { countText } from '@portal/domain/values/formats'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { storedHomeTab } from '../../storage.ts'
import { SearchTabs } from '../my-searches/SearchTabs.tsx'
import { NewsLine } from '../news/NewsLine.tsx'
import { BestResults } from './BestResults.tsx'
import { NewestCars } from './NewestCars.tsx'
import { bestResultCount } from './queries.ts'
import { TradedInCars } from './TradedInCars.tsx'

type Tab = { name: string; label: string; panel: ReactNode }

const tabs: readonly [Tab, ...Tab[]] = [
  { name: 'new', label: t('Neue Fahrzeuge'), panel: <NewestCars /> },
  { name: 'best', label: t('Beste Ergebnisse'), panel: <BestResults /> },
  { name: 'traded-in', label: t('Inzahlungnahmen'), panel: <TradedInCars /> },
]

/** The next tab for an arrow key; wraps around at both ends. */
const moves: Record<string, (index: number) => number> = {
  ArrowRight: (index) => (index + 1) % tabs.length,
  ArrowLeft: (index) => (index + tabs.length - 1) % tabs.length,
  Home: () => 0,
  End: () => tabs.length - 1,
}

/** The lists of a dealer's home page (B-03). The last tab is restored (B-04). */
export default function DealerTabs() {
  const [chosen, setChosen] = useState(
    () => tabs.find(({ name }) => name === storedHomeTab.read()) ?? tabs[0],
  )
  const count = useQuery(bestResultCount).data
  const list = useRef<HTMLDivElement>(null)
  const id = useId()

  function choose(tab: Tab) {
    setChosen(tab)
    storedHomeTab.write(tab.name)
  }
  function onKeyDown(event: KeyboardEvent) {
    const tab = tabs[moves[event.key]?.(tabs.indexOf(chosen)) ?? -1]
    if (!tab) return
    event.preventDefault()
    choose(tab)
    list.current?.querySelector<HTMLElement>(`[data-tab="${tab.name}"]`)?.focus()
  }
  return (
    <>
      <NewsLine />
      <SearchTabs />
      <h2 className="vh">Fahrzeuglisten</h2>
      <div className="tabs" role="tablist" aria-label="Fahrzeuglisten" ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.name}
            type="button"
            role="tab"
            data-tab={tab.name}
            id={`${id}-${tab.name}`}
            aria-selected={tab === chosen}
            aria-controls={tab === chosen ? `${id}-panel` : undefined}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => choose(tab)}
          >
            {tab.label}
            {tab.name === 'best' && count !== undefined && <span className="tag">{countText(count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen.name}`} key={chosen.name}>
        {chosen.panel}
      </div>
    </>
  )
}
