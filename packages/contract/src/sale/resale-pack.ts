import type { Endpoint } from '../endpoint.ts'
import { ofPurchase, purchaseUrl } from './purchase.ts'

/**
 * A ZIP file for selling a bought vehicle on, streamed: `fahrzeug.csv` for mobile.de (without prices), `zustand.json`
 * with the condition at the sale, and the photos as JPEG. 404 `car-unknown` once the vehicle has left the stock.
 */
export const readResalePack = {
  method: 'GET',
  url: `${purchaseUrl}/resale-pack`,
  config: {
    access: 'dealer',
    scope: 'purchases:read',
    summary: 'Angaben, Fotos und Zustand eines gekauften Fahrzeugs als ZIP-Datei',
  },
  schema: { params: ofPurchase },
} satisfies Endpoint
