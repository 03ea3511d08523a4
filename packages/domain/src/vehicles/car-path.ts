/** The list a car was opened from; the last segment of its route. */
export type SourceView = 'newCars' | 'searchResults' | 'watchlist'

type CarName = { fahrzeugid: number; hersteller: string; modellgruppe: string }

/** Path segments must not be empty, and the router decodes `%2F` before matching. */
const segment = (text: string) => encodeURIComponent(text.replaceAll('/', '-').trim() || '-')

/** The hash path of a car's page, in the portal, in mails and on shared pages alike. */
export const carPath = ({ fahrzeugid, hersteller, modellgruppe }: CarName, source: SourceView) =>
  `/cardetailsview/${fahrzeugid}/${segment(hersteller)}/${segment(modellgruppe)}/vname/${source}`
