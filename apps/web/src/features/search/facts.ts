import type { CarSort } from '@portal/contract/cars'

export const sortChoices: readonly { value: CarSort; label: string }[] = [
  { value: 'eaktedokumentid,desc', label: 'Standard' },
  { value: 'hersteller,asc', label: 'Hersteller' },
  { value: 'modellgruppe,asc', label: 'Modellreihe' },
  { value: 'preis,asc', label: 'Preis aufsteigend' },
  { value: 'preis,desc', label: 'Preis absteigend' },
  { value: 'kilometerstandvon,asc', label: 'Kilometer aufsteigend' },
  { value: 'kilometerstandvon,desc', label: 'Kilometer absteigend' },
  { value: 'erstzulassungvon,desc', label: 'Erstzulassung, jüngste zuerst' },
  { value: 'erstzulassungvon,asc', label: 'Erstzulassung, älteste zuerst' },
  { value: 'publishedAt,desc', label: 'Neueste zuerst' },
  { value: 'publishedAt,asc', label: 'Längste Standzeit zuerst' },
]
