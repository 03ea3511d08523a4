/** `preis` is the price of the caller's tier; ties are sorted by eaktedokumentid descending (U-74). */
export const sorts = [
  'eaktedokumentid,desc',
  'hersteller,asc',
  'modellgruppe,asc',
  'preis,asc',
  'preis,desc',
  'kilometerstandvon,asc',
  'kilometerstandvon,desc',
  'erstzulassungvon,asc',
  'erstzulassungvon,desc',
  'veroeffentlicht,desc',
  'preissenkung,desc',
  'wiederda,desc',
] as const
