import { countText } from '@portal/domain/formats'

/** The count beside an option. It is the description of the input, so the accessible name stays the plain label. */
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

/** The text of a select option: label and count. */
export const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${countText(count)})`
