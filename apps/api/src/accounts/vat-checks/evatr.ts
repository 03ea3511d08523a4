import { z } from 'zod'
import { callService, type Place } from './call.ts'
import type { VatOutcome, VatQuestion, VatReply, VatService } from './service.ts'

const standard: Place = { url: 'https://api.evatr.vies.bzst.de/app/v1/abfrage' }

/** A = matches, B = differs, C = not asked for, D = not given by the other state. */
const Match = z.string().nullish()

const Answer = z.object({
  id: z.string().nullish(),
  status: z.string(),
  angefragteUstid: z.string().nullish(),
  ergFirmenname: Match,
  ergOrt: Match,
})
type Answer = z.infer<typeof Answer>

const invalid = ['2001', '2002', '2006', '0005', '0012', '2003']
/** Faults of the house's request: its own VAT id, its right to ask, or what it asked for. */
const refused = ['0002', '0004', '0006', '0007', '2005']

function outcomeOf({ status, ergFirmenname, ergOrt }: Answer): VatOutcome {
  const code = /^evatr-(\d{4})$/.exec(status)?.[1] ?? ''
  if (code === '0000') {
    if (ergFirmenname === 'B') return 'name-differs'
    if (ergOrt === 'B') return 'city-differs'
    return ergFirmenname === 'A' ? 'confirmed' : 'name-unknown'
  }
  // Valid, but with a peculiarity to be looked at, or without the comparison of the company.
  if (code === '2008' || code === '0003') return 'name-unknown'
  if (invalid.includes(code)) return 'invalid'
  return refused.includes(code) ? 'refused' : 'unavailable'
}

/** The Federal Central Tax Office (eVatR): a qualified request, so that name and address are compared by the state. */
export function evatr(place: Place = standard): VatService {
  async function ask({ vatId, ownVatId, company }: VatQuestion): Promise<VatReply> {
    const { raw, json } = await callService(place, {
      anfragendeUstid: ownVatId,
      angefragteUstid: vatId,
      firmenname: company.company_name,
      strasse: `${company.street} ${company.house_number}`,
      plz: company.postal_code,
      ort: company.city,
    })
    const { data } = Answer.safeParse(json)
    const isAboutIt = data && (!data.angefragteUstid || data.angefragteUstid === vatId)
    if (!isAboutIt) return { outcome: 'unavailable', raw, requestId: null }
    return { outcome: outcomeOf(data), raw, requestId: data.id ?? null }
  }
  return { name: 'evatr', ask }
}
