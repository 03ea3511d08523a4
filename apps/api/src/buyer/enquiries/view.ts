import { Enquiry, EnquiryState } from '@portal/contract/buyer/enquiries'
import type { Prisma } from '../../../generated/prisma/client.ts'

/** The vehicle data of a list entry, beside the enquiry's own columns. */
export const withVehicle = {
  vehicle: { select: { hersteller: true, modellgruppe: true, modell: true, available: true } },
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
  appointmentState: Enquiry.shape.appointmentState.parse(row.appointmentState),
  createdAt: row.createdAt.toISOString(),
})
