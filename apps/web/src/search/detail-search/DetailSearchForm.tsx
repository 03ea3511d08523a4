import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { submitted } from '../../ui/submitted.ts'
import { BodySection } from './BodySection.tsx'
import { ColourSection } from './ColourSection.tsx'
import { EngineSection } from './EngineSection.tsx'
import { EquipmentSection } from './EquipmentSection.tsx'
import { chosen, sectionCounts, sectionsOf } from './facts.ts'
import { type Draft, type SectionProps, vehicleOf } from './form.ts'
import { KeyDataSection } from './KeyDataSection.tsx'
import { optionCounts } from './queries.ts'
import { ResultPanel, StickyResults } from './ResultPanel.tsx'
import { SectionList } from './SectionList.tsx'
import { VanBodySection } from './VanBodySection.tsx'
import { VehicleSection } from './VehicleSection.tsx'

type Props = {
  start: Draft
  /** Called on each change. */
  onDraft: (draft: Draft) => void
  onSearch: (draft: Draft) => void
}

/** The detailed search (group C). Every control changes the criteria; every change requests new counts. */
export function DetailSearchForm({ start, onDraft, onSearch }: Props) {
  const [draft, setDraft] = useState(start)
  const latest = useRef(start)
  const counts = useQuery(optionCounts(draft.criteria))
  // Two options can be chosen before the first one is drawn.
  const change: SectionProps['change'] = (next, unit = latest.current.unit) => {
    latest.current = { ...latest.current, criteria: next(latest.current.criteria), unit }
    setDraft(latest.current)
    onDraft(latest.current)
  }
  const reset = () => change(({ transporter }) => ({ transporter }), 'kw')
  const section: SectionProps = {
    draft,
    change,
    countOf: (criterion, value) => counts.data?.options[criterion]?.[String(value)],
  }
  const vehicle = vehicleOf(draft.criteria)
  const result = {
    total: counts.data?.total,
    isCounting: counts.isFetching,
    error: counts.error,
    onRetry: () => counts.refetch(),
    onReset: reset,
  }
  return (
    <form className="stack l dsearch" onSubmit={submitted(() => onSearch(latest.current))}>
      <SectionList key={vehicle} sections={sectionsOf(vehicle)} counts={sectionCounts(draft.criteria)} />
      <div className="stack l">
        <VehicleSection {...section} />
        <KeyDataSection {...section} />
        {vehicle === 'lkw' ? <VanBodySection {...section} /> : <BodySection {...section} />}
        <EngineSection {...section} />
        {vehicle === 'pkw' && <ColourSection {...section} />}
        <EquipmentSection {...section} />
      </div>
      <ResultPanel
        {...result}
        chips={chosen(draft.criteria)}
        onChange={(criteria) => change(() => criteria)}
      />
      <StickyResults {...result} />
    </form>
  )
}
