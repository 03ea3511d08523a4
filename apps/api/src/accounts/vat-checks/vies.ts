import { fold } from '@portal/domain/values/fold'
import { z } from 'zod'
import { callService, type Place } from './call.ts'
import type { AskedCompany, VatOutcome, VatQuestion, VatReply, VatService } from './service.ts'

const standard: Place = { url: 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number' }

const Answer = z.object({
  countryCode: z.string(),
  vatNumber: z.string(),
  valid: z.boolean(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
})
type Answer = z.infer<typeof Answer>

const Failure = z.object({
  actionSucceed: z.literal(false),
  errorWrappers: z.array(z.object({ error: z.string() })),
})

/** Faults of the house's request, or of its network. */
const isRefused = (error: string) =>
  ['INVALID_INPUT', 'INVALID_REQUESTER_INFO'].includes(error) || error.endsWith('_BLOCKED')

/** States that do not tell whose number it is answer with hyphens. */
const isTold = (text: string | null | undefined): text is string => !!text && /[\p{L}\p{N}]/u.test(text)

/** Legal forms, written out by some states and shortened by companies. */
const legalForms =
  /\b(?:spolka z ograniczona odpowiedzialnoscia|sp z ?o ?o|spolka akcyjna|s a|gesellschaft m(?:it)? ?b(?:eschrankter)? ?h(?:aftung)?|gmbh|aktiengesellschaft|ag|co|kg|b v|bv|n v|nv|bvba|srl|s r l|spa|s p a|sarl|sas|s r o|sro|a s|d o o|doo|kft|zrt|aps|ab|oy|ltd|limited|eood|ood|uab|sia|ou)\b/g

/** Words of a name without accents, punctuation and legal form, in any order. */
const wordsOf = (text: string) =>
  text
    .replaceAll(/[łŁ]/g, 'l')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .replaceAll(legalForms, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .toSorted()
    .join(' ')

function outcomeOf({ valid, name, address }: Answer, company: AskedCompany): VatOutcome {
  if (!valid) return 'invalid'
  if (!isTold(name)) return 'name-unknown'
  if (wordsOf(name) !== wordsOf(company.company_name)) return 'name-differs'
  return isTold(address) && !fold(address).includes(fold(company.city)) ? 'city-differs' : 'confirmed'
}

/** The European Commission (VIES), which tells name and address; they are compared here. */
export function vies(place: Place = standard): VatService {
  async function ask({ vatId, ownVatId, company }: VatQuestion): Promise<VatReply> {
    const [countryCode, vatNumber] = [vatId.slice(0, 2), vatId.slice(2)]
    const { raw, json } = await callService(place, {
      ...{ countryCode, vatNumber },
      requesterMemberStateCode: ownVatId.slice(0, 2),
      requesterNumber: ownVatId.slice(2),
    })
    const failure = Failure.safeParse(json).data
    if (failure) {
      const outcome = failure.errorWrappers.some(({ error }) => isRefused(error)) ? 'refused' : 'unavailable'
      return { outcome, raw, requestId: null }
    }
    const { data } = Answer.safeParse(json)
    const isAboutIt = data?.countryCode === countryCode && data.vatNumber === vatNumber
    if (!isAboutIt) return { outcome: 'unavailable', raw, requestId: null }
    return { outcome: outcomeOf(data, company), raw, requestId: data.requestIdentifier || null }
  }
  return { name: 'vies', ask }
}
