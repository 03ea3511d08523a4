/**
 * `preis` is the price of the caller's tier; ties are sorted by eaktedokumentid descending (U-74).
 * `veroeffentlicht` is the first publication: ascending is the longest time in stock first.
 */
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
  'veroeffentlicht,asc',
  'veroeffentlicht,desc',
  'preissenkung,desc',
  'wiederda,desc',
] as const
