import { exportStockList } from '@portal/contract/house/house-stock-export'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { type Shown, tableQuery } from './form.ts'

/** Downloads every hit with the shown columns as a file. */
export const ListExport = ({ shown }: { shown: Shown }) => (
  <DownloadButton save={() => download(exportStockList, 'fahrzeuge.csv', { query: tableQuery(shown) })}>
    Liste als CSV
  </DownloadButton>
)
