import { DocumentType } from '@portal/domain/accounts/documents'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { CompanyVat } from './vat-checks.ts'

export const DealerDocument = z.object({ id: z.string(), name: z.string(), documentType: DocumentType })
export type DealerDocument = z.infer<typeof DealerDocument>

const url = '/uaa/api/dealer_files'

/**
 * Multipart with one part `file`; name and type are in the query. Both are validated with the specification's texts.
 */
export const uploadDocument = {
  method: 'POST',
  url,
  config: { access: 'inactive', summary: 'Ein Dokument hochladen' },
  schema: {
    querystring: z.strictObject({
      filename: z.string().max(2000).default(''),
      documenttype: z.string().max(100).default(''),
    }),
    response: { 201: DealerDocument },
    consumes: ['multipart/form-data'],
  },
} satisfies Endpoint

export const deleteDocument = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'inactive', summary: 'Ein eigenes Dokument löschen' },
  schema: { params: z.strictObject({ id: z.uuid() }), response: { 204: z.undefined() } },
} satisfies Endpoint

/** Submits the papers. The body may contain the applicant's consent to storing the identity copies. */
export const submitDocuments = {
  method: 'POST',
  url: `${url}/email`,
  config: { access: 'inactive', summary: 'Dokumente zur Prüfung einreichen' },
  schema: {
    body: z.strictObject({ identityConsent: z.literal(true).optional() }).nullish(),
    response: { 200: z.undefined() },
  },
} satisfies Endpoint

export const ReviewState = z.enum([
  'new',
  'submitted',
  'needs-paper',
  'refused',
  'approved',
  'deactivated',
  'closed',
])
export type ReviewState = z.infer<typeof ReviewState>

export const PaperState = z.enum(['open', 'accepted', 'rejected'])
export type PaperState = z.infer<typeof PaperState>

export const ReviewedDocument = DealerDocument.extend({
  bytes: z.int(),
  createdAt: z.iso.datetime(),
  reviewState: PaperState,
  reviewReason: z.string().nullable(),
})
export type ReviewedDocument = z.infer<typeof ReviewedDocument>

/** The application as its applicant may see it (U-01). */
export const OwnApplication = CompanyVat.extend({
  reviewState: ReviewState,
  reviewNote: z.string().nullable(),
  emailVerified: z.boolean(),
  registeredWithPartnerNumber: z.boolean(),
  documentsUploaded: z.boolean(),
  registeredAt: z.iso.datetime(),
  submittedAt: z.iso.datetime().nullable(),
  documents: z.array(ReviewedDocument),
})
export type OwnApplication = z.infer<typeof OwnApplication>

export const readOwnApplication = {
  method: 'GET',
  url: '/uaa/api/dealer-application',
  config: { access: 'inactive', summary: 'Stand der eigenen Bewerbung' },
  schema: { response: { 200: OwnApplication } },
} satisfies Endpoint
