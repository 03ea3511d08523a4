import { euroText, kmText, registrationText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { storedPriceOf } from '@portal/domain/vehicles/attributes/price'
import { carPath } from '@portal/domain/vehicles/car-path'
import { isForDealers, type PriceTier } from '@portal/domain/vehicles/price-tier'
import { dealerPriceIn, tierVatNote } from '@portal/domain/vehicles/vat'
import type { Prisma } from '../../../generated/prisma/client.ts'
import type { CarBlock } from '../../mail/letter.ts'

const select = (tier: PriceTier) =>
  ({
    fahrzeugid: true,
    gwnummer: true,
    hersteller: true,
    modellgruppe: true,
    modell: true,
    vatMode: true,
    headlineinternet: true,
    erstzulassungvon: true,
    kilometerstandvon: true,
    planverkaufspreisprivatkundengeschaeftbrutto: tier === 'consumer',
    haendlerpreisbrutto: isForDealers(tier),
    files: {
      where: { eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD' },
      orderBy: [{ position: 'asc' as const }, { eaktedokumentid: 'asc' as const }],
      take: 1,
      select: { ordner: true, datei: true },
    },
  }) satisfies Prisma.VehicleSelect

type Row = Prisma.VehicleGetPayload<{ select: ReturnType<typeof select> }>

function pictureOf(file: Row['files'][number] | undefined) {
  if (!file) return {}
  const name = file.datei.replace(/(\.\w+)$/, '@320$1')
  return {
    picture: `/mvp/api/image?path=${encodeURIComponent(file.ordner)}&img_name=${encodeURIComponent(name)}`,
  }
}

function of(car: Row, tier: PriceTier, energyLabel: string | undefined): CarBlock {
  const stored = car[storedPriceOf(tier)]
  const price = dealerPriceIn(tier, Number(stored ?? 0), car.vatMode)
  return {
    title: carName(car),
    lines: [
      car.headlineinternet ?? car.modell,
      t`GW-Nr. ${car.gwnummer}, EZ ${registrationText(car.erstzulassungvon.toISOString())}, ${kmText(car.kilometerstandvon)}`,
      price > 0
        ? `${isForDealers(tier) ? t('Händlerpreis') : t('Preis')} ${euroText(price)}, ${tierVatNote(tier, car.vatMode)}`
        : t('Preis auf Anfrage'),
      ...(energyLabel ? [energyLabel] : []),
    ],
    page: carPath(car, 'searchResults'),
    ...pictureOf(car.files[0]),
  }
}

/** A vehicle in a mail: the selected columns of a price tier, and their presentation. */
export const carBlock = { select, of }
