import { type HouseEnquiry, type HouseEnquiryEntry, HouseMessage } from '@portal/contract/house/enquiry-desk'
import { MailState } from '@portal/contract/house/mails'
import { buyingRoles } from '@portal/domain/accounts/company-roles'
import { personName } from '@portal/domain/accounts/person-name'
import { isWaitingState } from '@portal/domain/buyer/enquiry-state'
import type { Language } from '@portal/domain/site/language'
import { hourMs } from '@portal/domain/values/durations'
import type { Prisma } from '../../../generated/prisma/client.ts'
import { ownEnquiry, withVehicle } from '../../buyer/enquiries/view.ts'
import { eventText } from '../../buyer/enquiry-threads/view.ts'
import { inLanguage } from '../../http/language.ts'
import { buyerColumns, viewerColumns } from '../../plugins/access.ts'

const excerptLength = 140
const person = { select: { id: true, firstName: true, lastName: true } } as const

export const entryParts = {
  ...withVehicle,
  holder: person,
  dealer: { select: { company_name: true } },
} as const satisfies Prisma.EnquiryInclude

export const deskParts = {
  ...withVehicle,
  holder: person,
  account: {
    select: {
      id: true,
      ...viewerColumns,
      dealer: { select: { salutation: true } },
      memberships: { where: { role: { in: buyingRoles } }, select: { dealerId: true, ...buyerColumns } },
    },
  },
  dealer: { select: { company_name: true, partner_number: true } },
  messages: { orderBy: { id: 'asc' }, include: { author: person, mail: { select: { state: true } } } },
} as const satisfies Prisma.EnquiryInclude

type EntryRow = Prisma.EnquiryGetPayload<{ include: typeof entryParts }>
export type DeskRow = Prisma.EnquiryGetPayload<{ include: typeof deskParts }>
function entryOf(row: EntryRow, now: Date): Omit<HouseEnquiryEntry, 'excerpt'> {
  const { bemerkungen, ...enquiry } = ownEnquiry(row)
  return {
    ...enquiry,
    holder: row.holder && { id: row.holder.id, name: personName(row.holder) },
    firstName: row.firstName,
    lastName: row.lastName,
    company: row.dealer?.company_name ?? null,
    waitingHours: isWaitingState(enquiry.state)
      ? Math.max(0, Math.floor((now.getTime() - row.openSince.getTime()) / hourMs))
      : null,
  }
}

/** An enquiry in the list of the house. */
export const listEntry = (row: EntryRow, now: Date): HouseEnquiryEntry => ({
  ...entryOf(row, now),
  excerpt: row.bemerkungen.replaceAll(/\s+/g, ' ').slice(0, excerptLength),
})

const messageOf = (
  { author, mail, createdAt, kind, ...message }: DeskRow['messages'][number],
  language: Language,
): HouseMessage => ({
  id: message.id,
  kind: HouseMessage.shape.kind.parse(kind),
  author: author && personName(author),
  event: inLanguage(language, () => eventText(message.event)),
  text: message.text,
  files: message.files,
  at: createdAt.toISOString(),
  mailState: mail && MailState.parse(mail.state),
})

/** The account of the asker, if it may buy for the company of the enquiry. */
const buyerOf = ({ account, dealerId }: DeskRow) =>
  account?.memberships.some((membership) => membership.dealerId === dealerId) ? account.id : null

type Around = Pick<HouseEnquiry, 'otherEnquiries' | 'purchases' | 'reports' | 'fields'>

/** An enquiry with its thread for the house. @param around data of its asker and its vehicle */
export const deskEnquiry = (
  row: DeskRow,
  around: Around,
  { now, language }: { now: Date; language: Language },
): HouseEnquiry => ({
  ...entryOf(row, now),
  version: row.version,
  partner_number: row.dealer?.partner_number ?? null,
  buyerId: buyerOf(row),
  street: row.street,
  houseNumber: row.houseNumber,
  postalCode: row.postalCode,
  city: row.city,
  telephone: row.telephone,
  userEmail: row.userEmail,
  paymentOptions: row.paymentOptions,
  mit_inzahlungnahme: row.mit_inzahlungnahme,
  mit_finanzierung: row.mit_finanzierung,
  dataSheet: row.dataSheet,
  messages: [
    {
      id: 0,
      kind: 'asker',
      author: personName(row),
      event: null,
      text: row.bemerkungen,
      files: [],
      at: row.createdAt.toISOString(),
      mailState: null,
    },
    ...row.messages.map((message) => messageOf(message, language)),
  ],
  ...around,
})
