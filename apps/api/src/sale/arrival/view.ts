import type { NewConfirmation } from '@portal/contract/sale/arrival'
import { arrivalMonthText } from '@portal/domain/sale/arrival'
import { dayText } from '@portal/domain/values/formats'
import { type PdfBlock, taggedPdf } from '../../http/pdf.ts'
import { signatureFigure } from '../../http/pdf-signature.ts'

export type ConfirmationFacts = {
  company: string
  address: readonly string[]
  mail: string
  city: string
  vehicle: string
  gwnummer: string
  fin: string
  country: string
  invoice: string | null
}

const sentence =
  'Hiermit bestätige ich als Abnehmer, dass ich folgenden Gegenstand dieser innergemeinschaftlichen Lieferung erhalten habe. / I as the customer hereby certify my receipt of the following object of an intra-Community supply.'

/** The confirmation of arrival (section 17b (2) UStDV), in German and English. @param at when it was signed */
export function confirmationPdf(
  facts: ConfirmationFacts,
  { place, month, signature, signedName }: NewConfirmation,
  brand: string,
  at: Date,
): Promise<Buffer> {
  const rows = [
    ['Abnehmer / customer', facts.company],
    ['Anschrift / address', facts.address.join(', ')],
    ['E-Mail', facts.mail],
    ['Menge / quantity', '1'],
    ['Bezeichnung / description', facts.vehicle],
    ['FIN / VIN', facts.fin],
    ['GW-Nummer', facts.gwnummer],
    ...(facts.invoice === null ? [] : [['Rechnung / invoice', facts.invoice]]),
    ['Mitgliedstaat und Ort / member state and place', `${facts.country}, ${place}`],
    ['Monat des Erhalts / month of receipt', arrivalMonthText(month)],
    ['Ausgestellt am / date of issue', dayText(at.toISOString())],
  ]
  const blocks: PdfBlock[] = [
    { kind: 'text', text: sentence },
    { kind: 'table', head: ['Angabe', 'Wert'], widths: [190, '*'], rows },
    { kind: 'heading', text: 'Unterschrift des Abnehmers oder seines Vertreters' },
    ...(signature ? [signatureFigure(signature, signedName)] : []),
    {
      kind: 'text',
      text: signature
        ? signedName
        : `${signedName} (Name eingetippt, elektronisch aus dem Konto des Abnehmers übermittelt)`,
    },
  ]
  return taggedPdf(`Gelangensbestätigung GW ${facts.gwnummer}`, blocks, brand, at)
}
