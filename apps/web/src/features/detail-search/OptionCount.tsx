import { countText } from '@portal/domain/formats'

/** The number beside an option; the option's input is described by it, its name stays the plain label. */
export function OptionCount({ id, count }: { id: string; count: number | undefined }) {
  return (
    <span id={id} className={count === 0 ? 'n none' : 'n'}>
      {count !== undefined && (
        <>
          {countText(count)}
          <span className="vh"> {count === 1 ? 'Fahrzeug' : 'Fahrzeuge'}</span>
        </>
      )}
    </span>
  )
}

/** The text of a select's option: its label and what it would leave. */
export const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${countText(count)})`
