/** What a list shows of the car beside the enquiry's own columns. */
export const carNames = {
  vehicle: { select: { hersteller: true, modellgruppe: true, available: true } },
} as const
