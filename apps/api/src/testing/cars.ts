import type { Prisma } from '../../generated/prisma/client.ts'
import { api } from './api.ts'

let count = 0

/** A published car with one photo: what a search finds unless the test says otherwise. */
export async function aCar(overrides: Partial<Prisma.VehicleUncheckedCreateInput> = {}) {
  count += 1
  const app = api()
  return app.db.vehicle.create({
    data: {
      gwnummer: String(100_000 + count),
      hersteller: 'Volkswagen',
      modellgruppe: 'Golf',
      modell: 'Golf',
      headlineinternet: 'Golf 2.0 TDI Comfortline',
      kilometerstandvon: 61_450,
      kilometerstandbis: 61_450,
      erstzulassungvon: new Date('2022-04-01'),
      planverkaufspreisprivatkundengeschaeftbrutto: 22_490,
      haendlerpreisbrutto: 19_990,
      psvon: 150,
      kwvon: 110,
      kwbis: 110,
      kraftstoffart: 'diesel',
      getriebe: 'AUTOMATIK',
      farbe: 'blau',
      fahrzeugtyp: 'KOMBI',
      anzahlsitze: 5,
      anzahltueren: 5,
      schadstoffklassetyp: 'EURO_6',
      available: true,
      publishedAt: app.clock.now(),
      files: {
        create: {
          eaktedokumenttyp: 'GUTACHTEN_INTERNETBILD',
          ordner: 'kombi-blau',
          datei: 'seite.webp',
          storageKey: 'kombi-blau/seite',
          sha256: '0'.repeat(64),
        },
      },
      ...overrides,
    },
  })
}
