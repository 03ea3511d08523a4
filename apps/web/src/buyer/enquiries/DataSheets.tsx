import { usePortalSettings } from '../../site/portal-settings/queries.ts'

/** Links the data sheets of the makers, which a buyer has to see before a contract (Regulation (EU) 2023/2854). */
export function DataSheets({ makers }: { makers: readonly string[] }) {
  const { dataSheets } = usePortalSettings()
  const known = [...new Set(makers)].filter((maker) => dataSheets[maker])
  return known.map((maker) => (
    <p key={maker} className="small muted">
      Welche Daten das Fahrzeug erzeugt und wie Sie darauf zugreifen:{' '}
      <a href={dataSheets[maker]} target="_blank" rel="noreferrer">
        Datenblatt von {maker}
      </a>
    </p>
  ))
}
