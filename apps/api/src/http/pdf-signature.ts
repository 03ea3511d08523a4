import { type Signature, signatureField } from '@portal/domain/sale/signature'
import type { PdfBlock } from './pdf.ts'

/** The drawn strokes on a line. */
export const signatureFigure = (signature: Signature, name: string): PdfBlock => ({
  kind: 'figure',
  alt: `Unterschrift von ${name}`,
  height: signatureField.height,
  draw: (pdf) => {
    for (const stroke of signature) {
      const [first, ...rest] = stroke
      if (!first) continue
      pdf.moveTo(first.x, first.y)
      // A dot is a line of no length, which round caps make visible.
      for (const { x, y } of rest.length > 0 ? rest : [first]) pdf.lineTo(x, y)
      pdf.lineWidth(1.6).lineCap('round').lineJoin('round').stroke('#0d2b33')
    }
  },
})
