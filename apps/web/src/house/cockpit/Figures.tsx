import type { Cockpit } from '@portal/contract/house/cockpit'
import type { CockpitList } from '@portal/domain/house/cockpit'
import { daysGoal } from '@portal/domain/house/stock-fields'
import { countText } from '@portal/domain/values/formats'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { listPath } from './facts.ts'

type Figure = { label: string; value: string; unit?: string; note: string; to: string; isUrgent?: boolean }

function figuresOf({ counts, meanDays, enquiries, at }: Cockpit): Figure[] {
  const count = (key: CockpitList) => countText(counts[key] ?? 0)
  return [
    {
      label: 'Angeboten',
      value: count('offered'),
      note: `${count('overGoal')} über ${daysGoal} Tage`,
      to: listPath('offered', at),
    },
    {
      label: 'Nicht veröffentlicht',
      value: count('unpublished'),
      note: `${count('noPhoto')} ohne Foto`,
      to: listPath('unpublished', at),
    },
    {
      label: 'Reserviert',
      value: count('reserved'),
      note: `${count('endingToday')} laufen heute ab`,
      to: listPath('reserved', at),
      isUrgent: counts.endingToday > 0,
    },
    {
      label: 'Standzeit, Mittel',
      value: meanDays === null ? '–' : countText(Math.round(meanDays)),
      unit: 'Tage',
      note: 'nur angebotene',
      to: listPath('offered', at, 'days,desc'),
    },
    {
      label: 'Offene Anfragen',
      value: countText(enquiries.open),
      note: `${countText(enquiries.overDay)} länger als 24 h`,
      to: housePaths.enquiries,
      isUrgent: enquiries.overDay > 0,
    },
    {
      label: 'Verkauft im Monat',
      value: count('soldThisMonth'),
      note: `${count('withdrawn')} zurückgezogen`,
      to: listPath('soldThisMonth', at),
    },
  ]
}

export const Figures = ({ cockpit }: { cockpit: Cockpit }) => (
  <section className="hp figs" aria-label="Kennzahlen">
    {figuresOf(cockpit).map(({ label, value, unit, note, to, isUrgent }) => (
      <Link key={label} to={to}>
        <span className="l">{label}</span>
        <span className="v">
          {value} {unit && <small>{unit}</small>}
        </span>
        <span className={isUrgent ? 'd hot' : 'd'}>{note}</span>
        <IconChevronRight aria-hidden />
      </Link>
    ))}
  </section>
)
