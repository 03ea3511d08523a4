import { dataSheetOf } from '@portal/domain/house/settings/data-sheets'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'

/** Links the data sheets of the makers. */
export function DataSheets({ makers }: { makers: readonly string[] }) {
  const { dataSheets } = usePortalSettings()
  return [...new Set(makers)].map((maker) => {
    const address = dataSheetOf(dataSheets, maker)
    return (
      address && (
        <p key={maker} className="small muted">
          Welche Daten das Fahrzeug erzeugt und wie Sie darauf zugreifen:{' '}
          <a href={address} target="_blank" rel="noreferrer">
            Datenblatt von {maker}
          </a>
        </p>
      )
    )
  })
}
