import { drawFrom } from './draw.ts'
import type { DemoRow } from './listing.ts'

/** The dealer price includes 6 to 18 % above the purchase price; the lowest price is a little above the purchase. */
export function houseFacts({ gwnummer = '', haendlerpreisbrutto }: DemoRow): DemoRow {
  const draw = drawFrom(`house ${gwnummer}`)
  const price = Number(haendlerpreisbrutto)
  // Some vehicles have no facts of the house.
  if (!(price > 0) || draw.chance(0.3)) return {}
  const purchasePrice = Math.round((price * (100 - draw.between(6, 18))) / 1000) * 10
  return {
    purchasePrice: String(purchasePrice),
    lowestPrice: draw.chance(0.3) ? '' : String(Math.min(price, purchasePrice + 400)),
    origin: draw.pick([
      ['INZAHLUNGNAHME', 30],
      ['LEASINGRUECKLAUF', 30],
      ['HAENDLERANKAUF', 20],
      ['PRIVATANKAUF', 10],
      ['AUKTION', 10],
    ]),
  }
}
