import type { CarSort } from '@portal/contract/cars'

export const sortChoices: readonly { value: CarSort; label: string }[] = [
  { value: 'eaktedokumentid,desc', label: 'Standard' },
  { value: 'hersteller,asc', label: 'Hersteller' },
  { value: 'modellgruppe,asc', label: 'Modellreihe' },
  { value: 'preis,asc', label: 'Preis aufsteigend' },
  { value: 'preis,desc', label: 'Preis absteigend' },
]
