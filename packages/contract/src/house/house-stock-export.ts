import type { Endpoint } from '../endpoint.ts'
import { StockListQuery } from './house-stock.ts'

/** Every hit with the asked columns as a CSV file (UTF-8 with byte order mark, semicolons). */
export const exportStockList = {
  method: 'GET',
  url: '/mvp/api/house-stock/export',
  config: { access: 'backoffice', summary: 'Alle Treffer im Bestand als CSV mit den gewählten Spalten' },
  schema: { querystring: StockListQuery },
} satisfies Endpoint
