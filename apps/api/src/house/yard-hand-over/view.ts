import type { NewHandOver } from '@portal/contract/house/yard-hand-over'
import { collectorKinds, handedPapers } from '@portal/domain/sale/pick-up'
import { kmText, momentText } from '@portal/domain/values/formats'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { type PdfBlock, taggedPdf } from '../../http/pdf.ts'
import { signatureFigure } from '../../http/pdf-signature.ts'
import type { PassRow } from './queries.ts'

const table = (rows: string[][]): PdfBlock => ({
  ...{ kind: 'table', head: ['Angabe', 'Wert'], widths: [150, '*'], rows },
})

type Facts = {
  pass: PassRow
  /** The company that bought; null for a partner without an account. */
  company: string | null
  /** The name of the colleague who handed over. */
  by: string
  at: Date
  record: NewHandOver
  photos: readonly Buffer[]
}

/** The record of a hand-over as a PDF; it has no price. */
export function handOverPdf(
  { pass, company, by, at, record, photos }: Facts,
  brand: string,
): Promise<Buffer> {
  const { gwnummer, maker, model, fin, color } = pass.purchase
  const { name, firm, kind } = pass
  const kinds: Record<string, string> = collectorKinds
  const papers = record.papers.map((paper) => handedPapers[paper]).join(', ')
  const blocks: PdfBlock[] = [
    { kind: 'heading', text: 'Fahrzeug' },
    table([
      ['Fahrzeug', vehicleName(maker, model)],
      ['GW-Nummer', gwnummer],
      ['FIN', fin],
      ['Farbe', color ?? '–'],
      ['Käufer', company ?? '–'],
    ]),
    { kind: 'heading', text: 'Abholung' },
    table([
      ['Übergeben am', momentText(at)],
      ['Übergeben von', by],
      ['Abgeholt von', [name, firm].filter(Boolean).join(', ')],
      // Without the plate, which is deleted after the pick-up while the record stays.
      ['Wie', kinds[kind] ?? kind],
      ['Amtlicher Ausweis', 'gesehen, Name stimmt'],
    ]),
    { kind: 'heading', text: 'Übergeben' },
    table([
      ['Kilometerstand', kmText(record.mileage)],
      ['Schlüssel', String(record.keys)],
      ['Papiere und Zubehör', papers || 'keine'],
      ...(record.note ? [['Bemerkung', record.note]] : []),
    ]),
    ...(photos.length > 0
      ? [
          { kind: 'heading', text: 'Fotos bei der Übergabe' } as const,
          {
            kind: 'photos',
            photos: photos.map((jpeg, index) => ({ alt: `Foto ${index + 1}`, jpeg })),
          } as const,
        ]
      : []),
    { kind: 'heading', text: 'Bestätigung' },
    {
      kind: 'text',
      text: `Ich habe das Fahrzeug, die genannten Papiere und ${record.keys === 1 ? 'einen Schlüssel' : `${record.keys} Schlüssel`} übernommen.`,
    },
    ...(record.signature ? [signatureFigure(record.signature, record.signedName)] : []),
    {
      kind: 'text',
      text: `${record.signedName}${record.signature ? '' : ' (Name eingetippt)'}, ${momentText(at)}`,
    },
  ]
  return taggedPdf(`Übergabeprotokoll GW ${gwnummer}`, blocks, brand, at)
}
