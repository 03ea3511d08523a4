import { t } from '@portal/domain/values/text'
import './result-filters.css'
import type { OptionCounts } from '@portal/contract/vehicles/cars'
import type { DismissedChoice } from '@portal/contract/vehicles/dismissed-cars'
import { has } from '@portal/domain/accounts/roles'
import type { Criteria } from '@portal/domain/search/criteria'
import { chipsOf } from '@portal/domain/search/criteria-chips'
import { isVisibleTo } from '@portal/domain/vehicles/attributes/attributes'
import {
  flagLabel,
  flagNames,
  type SearchCriterion,
  searchCriterion,
  upperBound,
} from '@portal/domain/vehicles/attributes/criterion-rules'
import { textOf } from '@portal/domain/vehicles/attributes/texts'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useRef, useState } from 'react'
import { useAccount } from '../../session/account.ts'
import { painted } from '../../ui/painted.ts'
import { nameLabel } from '../criteria/form.ts'
import { optionCounts } from '../detail-search/queries.ts'
import { chosenText, filtersFor, titleOf, withCriterion, withToggled } from './facts.ts'
import { type FilterOption, OptionFilter } from './OptionFilter.tsx'
import { PriceBars } from './PriceBars.tsx'
import { RangeFilter } from './RangeFilter.tsx'

type Props = {
  criteria: Criteria
  /** Whether dismissed cars are counted. */
  dismissed?: DismissedChoice
  onChange: (criteria: Criteria) => void
}
type Counts = OptionCounts['options'] | undefined
type Pending = { found: Criteria; wanted: Criteria }
type Change = (before: Criteria) => Criteria

const openAtFirst = new Set(['price_from', 'maker', 'first_reg_from', 'km_stand_from', 'kraftstoffart'])

/** The criteria of the detailed search beside the results; each change shows other results at once. */
export default function Filters({ criteria: found, dismissed, onChange: search }: Props) {
  const [pending, setPending] = useState<Pending>()
  // A choice is shown at once, while its results are being loaded.
  const criteria = pending?.found === found ? pending.wanted : found
  const latest = useRef<Pending>(undefined)
  // Two options can be toggled before the first change is drawn.
  const onChange = async (change: Change) => {
    const before = latest.current?.found === found ? latest.current.wanted : found
    const wanted = change(before)
    latest.current = { found, wanted }
    setPending(latest.current)
    await painted()
    if (latest.current.wanted === wanted) search(wanted)
  }
  const account = useAccount()
  const tier = has(account, 'ROLE_DEALER') ? (account?.buysNet ? 'net' : 'dealer') : 'consumer'
  const { data } = useQuery(optionCounts({ ...criteria, dismissed }))
  const chips = chipsOf(criteria)
  const flags = flagOptions(criteria, data?.options, tier)
  return (
    <div className="filters">
      {filtersFor(criteria, tier).map((entry) => {
        const body = filterBody({ entry, criteria, counts: data?.options, tier, onChange })
        return (
          body && (
            <FilterSection
              key={entry.criterion}
              title={titleOf(entry)}
              chosen={chosenText(chips, [entry.criterion])}
              isOpen={openAtFirst.has(entry.criterion)}
            >
              {body}
            </FilterSection>
          )
        )
      })}
      <FilterSection title="Ausstattung" chosen={chosenText(chips, flagNames)}>
        <OptionFilter
          name="equipment"
          legend="Ausstattung"
          options={flags}
          onToggle={(value) => {
            const flag = flagNames.find((name) => name === value)
            if (flag) onChange((before) => withCriterion(before, flag, before[flag] ? undefined : true))
          }}
        />
      </FilterSection>
    </div>
  )
}

type SectionProps = { title: string; chosen: string | undefined; isOpen?: boolean; children: ReactNode }

/** Its options, of all sections several hundred, are drawn when it is opened first. */
function FilterSection({ title, chosen, isOpen = false, children }: SectionProps) {
  const isNeeded = isOpen || chosen !== undefined
  const [wasOpened, setOpened] = useState(isNeeded)
  return (
    <details open={isNeeded} onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}>
      <summary>
        <span>{title}</span>
        <span className={chosen ? 'value on' : 'value'}>{chosen ?? t('alle')}</span>
        <IconChevronDown aria-hidden />
      </summary>
      {(wasOpened || isNeeded) && children}
    </details>
  )
}

/** The flags of found vehicles and the chosen ones, by frequency. */
const flagOptions = (criteria: Criteria, counts: Counts, tier: PriceTier): FilterOption[] =>
  flagNames
    .filter((flag) => isVisibleTo(searchCriterion(flag).attribute, tier))
    .map((flag) => ({
      value: flag,
      label: flagLabel(flag),
      count: counts?.equipment?.[flag],
      isChosen: criteria[flag] === true,
    }))
    .filter(({ count, isChosen }) => isChosen || count !== 0)
    .sort((a, b) => (b.count ?? 0) - (a.count ?? 0))

type BodyProps = {
  entry: SearchCriterion
  criteria: Criteria
  counts: Counts
  tier: PriceTier
  onChange: (change: Change) => void
}

/** The controls of one filter; null if there is nothing to choose. */
function filterBody({ entry, criteria, counts, tier, onChange }: BodyProps): ReactNode {
  const { criterion, attribute, rule } = entry
  if (rule.takes === 'low') {
    const upper = upperBound(criterion)
    return (
      <div className="filter-range">
        {criterion === 'price_from' && (
          <PriceBars
            counts={counts?.price_from}
            from={criteria.price_from}
            to={criteria.price_to}
            onFrom={(price) =>
              onChange((before) =>
                withCriterion(withCriterion(before, 'price_to', undefined), 'price_from', price),
              )
            }
          />
        )}
        {criterion === 'price_from' && tier === 'net' && (
          <p className="hint">Netto, wo MwSt. ausweisbar ist.</p>
        )}
        {[criterion, ...(upper ? [upper] : [])].map((name) => {
          const value = criteria[name]
          return (
            <RangeFilter
              key={name}
              label={name === criterion ? t('Von') : t('Bis')}
              name={name}
              value={typeof value === 'number' ? value : undefined}
              counts={counts?.[name]}
              onChange={(next) => onChange((before) => withCriterion(before, name, next))}
            />
          )
        })}
      </div>
    )
  }
  const chosen = [criteria[criterion] ?? []].flat().map(String)
  const isGroup = rule.takes === 'some' || rule.takes === 'texts'
  const listed =
    'options' in rule
      ? rule.options.map(({ value, label }) => ({ value, label }))
      : rule.takes === 'truth'
        ? ['false', 'true'].map((value) => ({ value, label: textOf(attribute, value === 'true') }))
        : Object.entries(counts?.[criterion] ?? {})
            .sort(([, a], [, b]) => b - a)
            .map(([value]) => ({ value, label: nameLabel(value) }))
  const missing = chosen
    .filter((value) => !listed.some((one) => one.value === value))
    .map((value) => ({ value, label: value }))
  const options = [...missing, ...listed].map((one) => ({
    ...one,
    count: counts?.[criterion]?.[one.value],
    isChosen: chosen.includes(one.value),
  }))
  // The place of the names while they are being loaded: six, and the button for more.
  const isWaiting = !counts && openAtFirst.has(criterion)
  if (options.length === 0) return isWaiting ? <div className="filter-wait" /> : null
  const toggled = (before: Criteria, value: string) => {
    if (isGroup) return withToggled(before, criterion, value)
    const isChosen = String(before[criterion]) === value
    const chosen = rule.takes === 'truth' ? value === 'true' : value
    return withCriterion(before, criterion, isChosen ? undefined : chosen)
  }
  return (
    <OptionFilter
      name={criterion}
      legend={titleOf(entry)}
      options={options}
      onToggle={(value) => onChange((before) => toggled(before, value))}
    />
  )
}
