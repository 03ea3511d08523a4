import type { Criteria } from '@portal/domain/criteria'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { BodySection } from './BodySection.tsx'
import { ColourSection } from './ColourSection.tsx'
import { EngineSection } from './EngineSection.tsx'
import { EquipmentSection } from './EquipmentSection.tsx'
import { chipsOf, sectionsOf } from './facts.ts'
import { type Draft, type SectionProps, type Unit, unitOf, vehicleOf } from './form.ts'
import { KeyDataSection } from './KeyDataSection.tsx'
import { optionCounts } from './queries.ts'
import { ResultPanel, StickyResults } from './ResultPanel.tsx'
import { SectionList } from './SectionList.tsx'
import { VanBodySection } from './VanBodySection.tsx'
import { VehicleSection } from './VehicleSection.tsx'

type Props = {
  start: Criteria
  /** Told of every change: keeps address and stored parameters in step. */
  onDraft: (criteria: Criteria) => void
  onSearch: (draft: Draft) => void
}

/** The detailed search (group C): every control changes the criteria, every change asks for the counts anew. */
export function DetailSearchForm({ start, onDraft, onSearch }: Props) {
  const [draft, setDraft] = useState<Draft>(() => ({ criteria: start, unit: unitOf(start) }))
  const counts = useQuery(optionCounts(draft.criteria))
  const change = (criteria: Criteria, unit: Unit = draft.unit) => {
    setDraft({ criteria, unit })
    onDraft(criteria)
  }
  const reset = () => change({ transporter: draft.criteria.transporter }, 'kw')
  const section: SectionProps = {
    draft,
    change,
    countOf: (criterion, value) => counts.data?.options[criterion]?.[String(value)],
  }
  const vehicle = vehicleOf(draft.criteria)
  const chips = chipsOf(draft.criteria)
  const result = { total: counts.data?.total, pending: counts.isFetching, onReset: reset }
  return (
    <form
      className="dsearch"
      onSubmit={(event) => {
        event.preventDefault()
        onSearch(draft)
      }}
    >
      <SectionList key={vehicle} sections={sectionsOf(vehicle)} chips={chips} />
      <div className="stack l">
        {counts.isError && (
          <Alert kind="error">
            Die Trefferzahl konnte nicht geladen werden.{' '}
            <Button small onClick={() => counts.refetch()}>
              Erneut versuchen
            </Button>
          </Alert>
        )}
        <VehicleSection {...section} />
        <KeyDataSection {...section} />
        {vehicle === 'lkw' ? <VanBodySection {...section} /> : <BodySection {...section} />}
        <EngineSection {...section} />
        {vehicle === 'pkw' && <ColourSection {...section} />}
        <EquipmentSection {...section} />
      </div>
      <ResultPanel {...result} chips={chips} onChange={change} />
      <StickyResults {...result} />
    </form>
  )
}
