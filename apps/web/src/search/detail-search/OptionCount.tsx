import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

/** The count beside an option: the description of the input, so that its accessible name has no count. */
export function OptionCount({ id, count }: { id: string; count: number | undefined }) {
  return (
    <span id={id} className={count === 0 ? 'n none' : 'n'}>
      {count !== undefined && (
        <>
          {countText(count)}
          <span className="vh"> {count === 1 ? t('Fahrzeug') : t('Fahrzeuge')}</span>
        </>
      )}
    </span>
  )
}

/** The text of a select option: label and count. */
export const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${countText(count)})`
