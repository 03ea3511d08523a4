import { Enquiry, EnquiryState, type SalesEnquiry } from '@portal/contract/enquiries'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** The vehicle data of a list entry, beside the enquiry's own columns. */
export const withVehicle = {
  vehicle: { select: { hersteller: true, modellgruppe: true, available: true } },
} as const

type Row = Prisma.EnquiryGetPayload<{ include: typeof withVehicle }>

/** An enquiry for its sender. */
export const ownEnquiry = ({ vehicle, ...row }: Row): Enquiry => ({
  id: row.publicId,
  kind: Enquiry.shape.kind.parse(row.kind),
  state: EnquiryState.parse(row.state),
  fahrzeugid: row.fahrzeugid,
  gwnummer: row.gwnummer,
  ...vehicle,
  bemerkungen: row.bemerkungen,
  appointmentAt: row.appointmentAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
})

/** An enquiry for the sales office, with the sender's contact data. */
export const salesEnquiry = (row: Row): SalesEnquiry => ({
  ...ownEnquiry(row),
  firstName: row.firstName,
  lastName: row.lastName,
  street: row.street,
  houseNumber: row.houseNumber,
  postalCode: row.postalCode,
  city: row.city,
  telephone: row.telephone,
  userEmail: row.userEmail,
  paymentOptions: row.paymentOptions,
  mit_inzahlungnahme: row.mit_inzahlungnahme,
  mit_finanzierung: row.mit_finanzierung,
})
