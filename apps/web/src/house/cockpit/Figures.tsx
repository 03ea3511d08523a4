import type { Cockpit } from '@portal/contract/house/cockpit'
import type { CockpitList } from '@portal/domain/house/cockpit'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconChevronRight } from '@tabler/icons-react'
import { Link } from 'react-router'
import { housePaths } from '../../house-paths.ts'
import { listPath, trendText } from './facts.ts'

type Figure = { label: string; value: string; unit?: string; note: string; to: string; isUrgent?: boolean }

type Appointments = { count: number; next: string | undefined }

function figuresOf(cockpit: Cockpit, appointments: Appointments | undefined): Figure[] {
  const { counts, meanDays, enquiries, at, trends } = cockpit
  const count = (key: CockpitList) => countText(counts[key] ?? 0)
  return [
    {
      label: t('Angeboten'),
      value: count('offered'),
      note: t`${trendText(trends.offeredSinceMonday)} seit Montag`,
      to: listPath('offered', at),
    },
    {
      label: t('Reserviert'),
      value: count('reserved'),
      note: plural(counts.endingToday, '1 läuft heute ab', '# laufen heute ab'),
      to: listPath('reserved', at),
      isUrgent: counts.endingToday > 0,
    },
    {
      label: t('Standzeit, Mittel'),
      value: meanDays === null ? '–' : countText(Math.round(meanDays)),
      unit: t('Tage'),
      note:
        meanDays === null || trends.meanDaysBefore === null
          ? t('nur angebotene')
          : t`${trendText(Math.round(meanDays - trends.meanDaysBefore))} in 30 Tagen`,
      to: listPath('offered', at, 'days,desc'),
    },
    {
      label: t('Offene Anfragen'),
      value: countText(enquiries.open),
      note: t`${countText(enquiries.overDay)} länger als 24 h`,
      to: housePaths.enquiries,
      isUrgent: enquiries.overDay > 0,
    },
    {
      label: t('Termine heute'),
      value: appointments ? countText(appointments.count) : '–',
      note: appointments?.next ? t`nächster ${appointments.next} Uhr` : t('keiner mehr'),
      to: `${housePaths.appointments}?span=day`,
    },
    {
      label: t('Verkauft im Monat'),
      value: count('soldThisMonth'),
      note: t`${trendText((counts.soldThisMonth ?? 0) - trends.soldBefore)} zum Vormonat`,
      to: listPath('soldThisMonth', at),
    },
  ]
}

type Props = { cockpit: Cockpit; appointments: Appointments | undefined }

export const Figures = ({ cockpit, appointments }: Props) => (
  <section className="hp figs" aria-label="Kennzahlen">
    {figuresOf(cockpit, appointments).map(({ label, value, unit, note, to, isUrgent }) => (
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
