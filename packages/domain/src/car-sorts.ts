/**
 * `preis` is the price of the caller's tier; ties are sorted by eaktedokumentid descending (U-74).
 * `publishedAt` is the day in Germany on which the vehicle came into stock.
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
