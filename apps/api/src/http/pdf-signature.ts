import { type Signature, signatureField } from '@portal/domain/sale/signature'
import type { PdfBlock } from './pdf.ts'

/** The drawn strokes on a line. */
export const signatureFigure = (signature: Signature, name: string): PdfBlock => ({
  kind: 'figure',
  alt: `Unterschrift von ${name}`,
  height: signatureField.height,
  lineWidth: 1.6,
  drawing: signature.map((stroke) => ({ stroke, edge: '#0d2b33' })),
})
