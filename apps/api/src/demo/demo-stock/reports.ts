import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'

/** The vehicle data in a demo report. */
export type ReportFacts = {
  title: string
  gwnummer: string
  name: string
  lines: [label: string, value: string][]
}

/** A one-page PDF, visibly marked as a demonstration. Deterministic for facts and date. */
export function demoReport(
  { title, gwnummer, name, lines }: ReportFacts,
  brand: string,
  date: Date,
): Promise<Buffer> {
  const info = {
    Title: `${title} ${gwnummer}`,
    Author: brand,
    Creator: brand,
    CreationDate: date,
    ModDate: date,
  }
  const pdf = new PDFDocument({ size: 'A4', margin: 56, lang: 'de-DE', info })
  pdf
    .save()
    .rotate(-32, { origin: [298, 420] })
    .fillColor('#e9edef')
    .font('Helvetica-Bold')
    .fontSize(74)
  pdf.text('DEMO', 40, 380, { width: 515, align: 'center', lineBreak: false }).restore()
  pdf.fillColor('#0d2b33').font('Helvetica-Bold').fontSize(11).text(brand, 56, 56)
  pdf.fontSize(22).text(title, 56, 84)
  pdf.font('Helvetica').fontSize(12).text(`${name}, GW-Nummer ${gwnummer}`, { paragraphGap: 18 })
  for (const [label, value] of lines) {
    const top = pdf.y
    pdf.fillColor('#4c5a60').text(label, 56, top, { width: 190 })
    pdf.fillColor('#0d2b33').text(value === '' ? '-' : value, 250, top, { width: 290, paragraphGap: 6 })
  }
  pdf.fillColor('#4c5a60').fontSize(10)
  pdf.text(
    'Demonstration: Fahrzeug, Angaben und Bewertung sind erfunden. Dieses Dokument ist kein Gutachten.',
    56,
    760,
  )
  pdf.end()
  return buffer(pdf)
}
