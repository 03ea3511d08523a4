import { euroText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import type { PriceTier } from '@portal/domain/vehicles/price-tier'
import { dealerPriceIn } from '@portal/domain/vehicles/vat'
import type { Env } from '../../env.ts'
import { letter } from '../../mail/letter.ts'
import type { EnergyText } from '../../vehicles/cars/queries.ts'

const priceText = (price: number | null) =>
  price === null || price === 0 ? t('ohne Preisangabe') : euroText(price)

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
  energyLabel?: EnergyText | undefined
}

function absence({ isReserved, reservedUntil }: WatchChange) {
  if (!isReserved) return t('Fahrzeug nicht mehr verfügbar')
  return reservedUntil ? t`für Sie reserviert bis ${momentText(reservedUntil)}` : t('zurzeit reserviert')
}

function sentence(change: WatchChange, tier: PriceTier): string {
  const { gwnummer, available, wasAvailable, price, oldPrice, energyLabel } = change
  const name = t`${carName(change)} (GW-Nr. ${gwnummer})`
  if (!available) return `${name}: ${absence(change)}`
  const energy = energyLabel ? `; ${energyLabel()}` : ''
  if (price === oldPrice) return t`${name}: wieder verfügbar${energy}`
  const text = (euro: number | null) => priceText(euro && dealerPriceIn(tier, euro, change.vatMode))
  const label = tier === 'net' && change.vatMode === 'REGEL' ? t('Händlerpreis (netto)') : t('Händlerpreis')
  return wasAvailable
    ? t`${name}: ${label} ${text(price)}, bisher ${text(oldPrice)}${energy}`
    : t`${name}: wieder verfügbar, ${label} ${text(price)}, bisher ${text(oldPrice)}${energy}`
}

/** Informs an account about changes on its watchlist; one mail for all entries. */
export const watchChangeLetter = (env: Env, recipient: string, changes: WatchChange[], tier: PriceTier) =>
  letter(env, {
    template: 'watchlist-changes',
    recipient,
    subject: () =>
      plural(
        changes.length,
        'Änderung bei einem Fahrzeug Ihrer Merkliste',
        'Änderungen bei # Fahrzeugen Ihrer Merkliste',
      ),
    body: () => [
      t('Guten Tag,'),
      t('im Bestand hat sich etwas geändert, für das Sie eine Benachrichtigung eingeschaltet haben:'),
      { list: changes.map((change) => sentence(change, tier)) },
      { page: '/watchlist', label: t('Zur Merkliste') },
      t('Die Benachrichtigung schalten Sie auf der Merkliste je Fahrzeug aus.'),
    ],
  })
