export const invoiceMaxBytes = 5 * 1_048_576

/** The last date of an invoice between companies that may be a PDF without XML (section 27 (38) UStG). */
const plainPdfUntil = '2026-12-31'

/** Whether an invoice of this ISO date may be a PDF without XML, if the house accepts that. */
export const isPlainPdfDate = (issuedOn: string) => issuedOn <= plainPdfUntil
