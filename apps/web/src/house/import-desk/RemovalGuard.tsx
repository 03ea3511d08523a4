import type { ImportCheck } from '@portal/contract/house/stock-imports'
import { countText, percentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { Alert } from '../../ui/Alert.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'

type Props = {
  check: ImportCheck
  limit: number
  sourceName: string
  isReleased: boolean
  onRelease: (isReleased: boolean) => void
}

/** Shown if too many vehicles are missing in the file; they are removed only after a confirmation. */
export function RemovalGuard({ check, limit, sourceName, isReleased, onRelease }: Props) {
  const { held, of, missing } = check
  return (
    <Alert kind="warn">
      <div className="stack">
        <p>
          <b>Schwundschutz hat den Abgang angehalten.</b>{' '}
          {plural(
            held,
            '1 von {0} Fahrzeugen dieser Herkunft fehlt in der Datei ({1}).',
            '# von {0} Fahrzeugen dieser Herkunft fehlen in der Datei ({1}).',
            countText(of),
            percentText((100 * held) / Math.max(1, of)),
          )}{' '}
          Erlaubt sind {limit} %. Ohne Freigabe werden nur neue und geänderte Fahrzeuge übernommen.
        </p>
        <Disclosure title={plural(held, '1 Fahrzeug ansehen', '# Fahrzeuge ansehen')}>
          <ul className="missing">
            {missing.map(({ gwnummer, name }) => (
              <li key={gwnummer}>
                {gwnummer} {name}
              </li>
            ))}
            {missing.length < held && <li>… und {countText(held - missing.length)} weitere</li>}
          </ul>
        </Disclosure>
        <Checkbox
          label={t`Abgang freigeben, geprüft mit ${sourceName}`}
          checked={isReleased}
          onChange={(event) => onRelease(event.target.checked)}
        />
      </div>
    </Alert>
  )
}
