/** The field a signature is drawn in. */
export const signatureField = { width: 320, height: 110 }

/** Strokes of points in the coordinates of the field. */
export type Signature = { x: number; y: number }[][]
