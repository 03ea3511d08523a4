import type { CarSort } from '@portal/contract/vehicles/cars'

export const sortChoices: readonly { value: CarSort; label: string }[] = [
  { value: 'eaktedokumentid,desc', label: 'Standard' },
  { value: 'veroeffentlicht,desc', label: 'Neu im Angebot zuerst' },
  { value: 'preissenkung,desc', label: 'Zuletzt im Preis gesenkt' },
  { value: 'wiederda,desc', label: 'Wieder da zuerst' },
  { value: 'hersteller,asc', label: 'Hersteller' },
  { value: 'modellgruppe,asc', label: 'Modellreihe' },
  { value: 'preis,asc', label: 'Preis aufsteigend' },
  { value: 'preis,desc', label: 'Preis absteigend' },
  { value: 'kilometerstandvon,asc', label: 'Kilometer aufsteigend' },
  { value: 'kilometerstandvon,desc', label: 'Kilometer absteigend' },
  { value: 'erstzulassungvon,desc', label: 'Erstzulassung, jüngste zuerst' },
  { value: 'erstzulassungvon,asc', label: 'Erstzulassung, älteste zuerst' },
  { value: 'veroeffentlicht,asc', label: 'Längste Standzeit zuerst' },
]
