import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'

/** The count beside an option: the description of the input, so that its accessible name has no count. */
export function OptionCount({ id, count }: { id: string; count: number | undefined }) {
  return (
    <span id={id} className={count === 0 ? 'n none' : 'n'}>
      {count !== undefined && (
        <>
          {countText(count)}
          <span className="vh"> {plural(count, 'Fahrzeug', 'Fahrzeuge')}</span>
        </>
      )}
    </span>
  )
}

/** The text of a select option: label and count. */
export const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${countText(count)})`
