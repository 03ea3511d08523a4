import type { Cockpit } from '@portal/contract/house/cockpit'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconCircleCheck } from '@tabler/icons-react'
import { housePaths } from '../../house-paths.ts'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { listPath } from './facts.ts'

type Task = { count: number; title: string; note: string; action: string; to: string; isUrgent?: true }

function tasksOf({ counts, enquiries, administration, at }: Cockpit): Task[] {
  const all: Task[] = [
    {
      count: enquiries.overDay,
      title: plural(enquiries.overDay, 'Anfrage, länger als 24 h offen', 'Anfragen, länger als 24 h offen'),
      note: plural(enquiries.open, '1 ist offen', '# sind offen'),
      action: t('Antworten'),
      to: housePaths.enquiries,
      isUrgent: true,
    },
    {
      count: counts.endingToday,
      title: plural(
        counts.endingToday,
        'Reservierung, die heute abläuft',
        'Reservierungen, die heute ablaufen',
      ),
      note: plural(
        counts.endingToday,
        'Danach ist das Fahrzeug wieder angeboten',
        'Danach sind die Fahrzeuge wieder angeboten',
      ),
      action: t('Ansehen'),
      to: listPath('endingToday', at),
      isUrgent: true,
    },
    {
      count: counts.noPhoto,
      title: plural(counts.noPhoto, 'Fahrzeug ohne Foto', 'Fahrzeuge ohne Foto'),
      note: t('Ohne Foto wird kein Fahrzeug veröffentlicht'),
      action: t('Ansehen'),
      to: listPath('noPhoto', at, 'days,desc'),
    },
    {
      count: counts.noPrice,
      title: plural(counts.noPrice, 'Fahrzeug ohne Preis', 'Fahrzeuge ohne Preis'),
      note: t('Weder für Händler noch für Privatkunden'),
      action: t('Ansehen'),
      to: listPath('noPrice', at, 'days,desc'),
    },
  ]
  if (administration)
    all.push(
      {
        count: administration.mailsFailed,
        title: plural(administration.mailsFailed, 'E-Mail nicht zugestellt', 'E-Mails nicht zugestellt'),
        note: plural(administration.mailsQueued, '1 wartet auf den Versand', '# warten auf den Versand'),
        action: t('Ansehen'),
        to: housePaths.mails,
        isUrgent: true,
      },
      {
        count: administration.applicants,
        title: plural(
          administration.applicants,
          'Händler wartet auf Freischaltung',
          'Händler warten auf Freischaltung',
        ),
        note: t('Unterlagen sind eingereicht'),
        action: t('Prüfen'),
        to: housePaths.applicants,
      },
      {
        count: administration.failedLogins,
        title: plural(
          administration.failedLogins,
          'Fehlgeschlagene Anmeldung',
          'Fehlgeschlagene Anmeldungen',
        ),
        note: t('In den letzten 24 Stunden'),
        action: t('Ansehen'),
        to: `${housePaths.audit}?action=login-failed`,
      },
    )
  return all.filter(({ count }) => count > 0)
}

/** The open tasks, urgent ones first. */
export function OpenTasks({ cockpit }: { cockpit: Cockpit }) {
  const tasks = tasksOf(cockpit)
  return (
    <section className="hp">
      <header>
        <h2>Braucht Sie</h2>
      </header>
      {tasks.length === 0 && (
        <footer>
          <IconCircleCheck aria-hidden />
          Es liegt nichts an.
        </footer>
      )}
      <ul className="needs">
        {tasks.map(({ count, title, note, action, to, isUrgent }) => (
          <li key={title}>
            <span className={isUrgent ? 'n hot' : 'n'}>{countText(count)}</span>
            <div>
              <b>{title}</b>
              <p>{note}</p>
            </div>
            <LinkButton to={to} aria-label={`${title}: ${action}`}>
              {action}
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )
}
