/** The processing state of an enquiry in words. */
export const enquiryStateText = {
  open: 'Offen',
  answered: 'Beantwortet',
  closed: 'Abgeschlossen',
} as const
