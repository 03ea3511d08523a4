import './registration.css'

const steps = ['Registrieren', 'E-Mail bestätigen', 'Dokumente hochladen', 'Freischaltung']

/** The way of an application; `current` counts from 1. */
export function Steps({ current }: { current: 1 | 2 | 3 | 4 }) {
  return (
    <ol className="steps" aria-label="Fortschritt">
      {steps.map((label, index) => {
        const number = index + 1
        const done = number < current
        return (
          <li
            key={label}
            className={done ? 'done' : number === current ? 'now' : undefined}
            aria-current={number === current ? 'step' : undefined}
          >
            <b aria-hidden="true">{done ? '✓' : number}</b>
            <span>
              {label}
              {done && <span className="vh"> (erledigt)</span>}
            </span>
          </li>
        )
      })}
    </ol>
  )
}
