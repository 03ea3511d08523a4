import { t } from '@portal/domain/values/text'
import './registration.css'

const steps = [t('Registrieren'), t('E-Mail bestätigen'), t('Dokumente hochladen'), t('Freischaltung')]
const partnerSteps = steps.with(2, t('Partnernummer prüfen'))

type Props = { current: 1 | 2 | 3 | 4; withPartnerNumber?: boolean }

/** The steps of an application; `current` counts from 1. A partner number replaces the documents (U-46). */
export function Steps({ current, withPartnerNumber = false }: Props) {
  return (
    <ol className="steps" aria-label="Fortschritt">
      {(withPartnerNumber ? partnerSteps : steps).map((label, index) => {
        const number = index + 1
        const done = number < current
        return (
          <li
            key={label}
            className={done ? 'done' : number === current ? 'now' : undefined}
            aria-current={number === current ? 'step' : undefined}
          >
            <b aria-hidden="true">{done ? '✓' : number}</b>
            <span className={number === current ? undefined : 'vh-s'}>
              {label}
              {done && <span className="vh"> (erledigt)</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
