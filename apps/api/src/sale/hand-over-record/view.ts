import {
  type CollectorKind,
  collectorKinds,
  type HandedPaper,
  handedPapers,
} from '@portal/domain/sale/pick-up'
import type { Signature } from '@portal/domain/sale/signature'
import type { Language } from '@portal/domain/site/language'
import { kmText, momentText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { inLanguage } from '../../http/language.ts'
import { type PdfBlock, taggedPdf } from '../../http/pdf.ts'
import { signatureFigure } from '../../http/pdf-signature.ts'

export type HandOverFacts = {
  vehicle: { gwnummer: string; maker: string; model: string; fin: string; color: string | null }
  /** Without the plate, which is deleted after the pick-up while the record stays. */
  collector: { kind: string; name: string | null; firm: string | null }
  /** The company that bought; null for a partner without an account. */
  company: string | null
  /** The language of the buyer. */
  language: Language
  /** The name of the colleague who handed over. */
  by: string
  at: Date
  record: {
    mileage: number
    keys: number
    papers: readonly HandedPaper[]
    note: string | null
    signature: Signature | null
    signedName: string
  }
  photos: readonly Buffer[]
}

/** A text in German and behind it in the buyer's language; once where both are the same. */
const bothIn = (language: Language) => (text: () => string) => {
  const [german, other] = [text(), inLanguage(language, text)]
  return german === other ? german : `${german} / ${other}`
}

const isKind = (kind: string): kind is CollectorKind => kind in collectorKinds

/**
 * The record of a hand-over as a PDF; it has no price. It is signed, so one document serves the house and the buyer: its
 * texts are German and behind that in the buyer's language.
 */
export function handOverPdf(
  { vehicle, collector, company, language, by, at, record, photos }: HandOverFacts,
  brand: string,
): Promise<Buffer> {
  const { gwnummer, maker, model, fin, color } = vehicle
  const { name, firm, kind } = collector
  const { papers, signature, signedName } = record
  const say = bothIn(language)
  const heading = (text: () => string): PdfBlock => ({ kind: 'heading', text: say(text) })
  const table = (rows: string[][]): PdfBlock => ({
    ...{ kind: 'table', head: [say(() => t('Angabe')), say(() => t('Wert'))], widths: [150, '*'], rows },
  })
  const blocks: PdfBlock[] = [
    heading(() => t('Fahrzeug')),
    table([
      [say(() => t('Fahrzeug')), vehicleName(maker, model)],
      [say(() => t('GW-Nummer')), gwnummer],
      [say(() => t('FIN')), fin],
      [say(() => t('Farbe')), color ? say(() => t(color)) : '–'],
      [say(() => t('Käufer')), company ?? '–'],
    ]),
    heading(() => t('Abholung')),
    table([
      [say(() => t('Übergeben am')), momentText(at)],
      [say(() => t('Übergeben von')), by],
      [say(() => t('Abgeholt von')), [name, firm].filter(Boolean).join(', ')],
      [say(() => t('Wie')), isKind(kind) ? say(() => t(collectorKinds[kind])) : kind],
      [say(() => t('Amtlicher Ausweis')), say(() => t('gesehen, Name stimmt'))],
    ]),
    heading(() => t('Übergeben')),
    table([
      [say(() => t('Kilometerstand')), kmText(record.mileage)],
      [say(() => t('Schlüssel')), String(record.keys)],
      [
        say(() => t('Papiere und Zubehör')),
        papers.length > 0
          ? say(() => papers.map((paper) => t(handedPapers[paper])).join(', '))
          : say(() => t('keine')),
      ],
      ...(record.note ? [[say(() => t('Bemerkung')), record.note]] : []),
    ]),
    ...(photos.length > 0
      ? [
          heading(() => t('Fotos bei der Übergabe')),
          {
            kind: 'photos',
            photos: photos.map((jpeg, index) => ({ alt: say(() => t`Foto ${index + 1}`), jpeg })),
          } as const,
        ]
      : []),
    heading(() => t('Bestätigung')),
    {
      kind: 'text',
      text: say(() =>
        plural(
          record.keys,
          'Ich habe das Fahrzeug, die genannten Papiere und einen Schlüssel übernommen.',
          'Ich habe das Fahrzeug, die genannten Papiere und # Schlüssel übernommen.',
        ),
      ),
    },
    ...(signature ? [signatureFigure(signature, signedName)] : []),
    {
      kind: 'text',
      text: `${signature ? signedName : say(() => t`${signedName} (Name eingetippt)`)}, ${momentText(at)}`,
    },
  ]
  return taggedPdf(
    say(() => t`Übergabeprotokoll GW ${gwnummer}`),
    blocks,
    brand,
    at,
  )
}
