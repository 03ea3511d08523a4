import { euroText, momentText } from '@portal/domain/values/formats'
import { carName } from '@portal/domain/vehicles/attributes/name'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { dealerPriceIn } from '@portal/domain/vehicles/vat'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'

const priceText = (price: number | null) =>
  price === null || price === 0 ? 'ohne Preisangabe' : euroText(price)

export type WatchChange = {
  gwnummer: string
  hersteller: string
  modellgruppe: string
  available: boolean
  isReserved: boolean
  /** When the reservation for the recipient's company ends; null without one. */
  reservedUntil: Date | null
  wasAvailable: boolean
  vatMode: string
  /** Gross dealer price. */
  price: number
  oldPrice: number | null
  /** Only of cars that must be advertised with it. */
  energyLabel?: string | undefined
}

function absence({ isReserved, reservedUntil }: WatchChange) {
  if (!isReserved) return 'Fahrzeug nicht mehr verfügbar'
  return reservedUntil ? `für Sie reserviert bis ${momentText(reservedUntil)}` : 'zurzeit reserviert'
}

function sentence(change: WatchChange, tier: PriceTier): string {
  const { gwnummer, available, wasAvailable, price, oldPrice } = change
  const energy = change.energyLabel ? `; ${change.energyLabel}` : ''
  const name = `${carName(change)} (GW-Nr. ${gwnummer})`
  if (!available) return `${name}: ${absence(change)}`
  const again = wasAvailable ? '' : 'wieder verfügbar, '
  if (price === oldPrice) return `${name}: wieder verfügbar${energy}`
  const text = (euro: number | null) => priceText(euro && dealerPriceIn(tier, euro, change.vatMode))
  const form = tier === 'net' && change.vatMode === 'REGEL' ? ' (netto)' : ''
  return `${name}: ${again}Händlerpreis${form} ${text(price)}, bisher ${text(oldPrice)}${energy}`
}

/** Informs an account about changes on its watchlist; one mail for all entries. */
export const watchChangeLetter = (env: Env, recipient: string, changes: WatchChange[], tier: PriceTier) =>
  letter(env, {
    template: 'watchlist-changes',
    recipient,
    subject:
      changes.length === 1
        ? 'Änderung bei einem Fahrzeug Ihrer Merkliste'
        : `Änderungen bei ${changes.length} Fahrzeugen Ihrer Merkliste`,
    body: [
      'Guten Tag,',
      'im Bestand hat sich etwas geändert, für das Sie eine Benachrichtigung eingeschaltet haben:',
      { list: changes.map((change) => sentence(change, tier)) },
      { page: '/watchlist', label: 'Zur Merkliste' },
      'Die Benachrichtigung schalten Sie auf der Merkliste je Fahrzeug aus.',
    ],
  })
