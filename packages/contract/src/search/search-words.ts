import { Criteria } from '@portal/domain/search/criteria'
import { languages } from '@portal/domain/site/language'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

/** A search in words as criteria by wire name, and how many vehicles satisfy them. */
export const SearchInWords = z.object({
  criteria: Criteria,
  /** Parts of the phrase that mean nothing to the search, as they were typed. */
  notUnderstood: z.array(z.string()),
  /** Parts that can mean several things, with the criteria of each. */
  readings: z.array(
    z.object({ text: z.string(), choices: z.array(z.object({ label: z.string(), criteria: Criteria })) }),
  ),
  /** Parts that are searched for as something else: misspelt words, and net prices. */
  corrections: z.array(z.object({ typed: z.string(), meant: z.string() })),
  /** If nothing is found: plain words, by which descriptions are searched, with the number of vehicles without them. */
  offers: z.array(z.object({ texts: z.array(z.string()), total: z.int() })),
  total: z.int(),
})
export type SearchInWords = z.infer<typeof SearchInWords>

export const searchInWords = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/search-words',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Suche in Worten: Kriterien, Unverstandenes, Lesarten, Anzahl',
    anyText: true,
  },
  schema: {
    querystring: z.strictObject({
      q: z.string(),
      /** Of the words beside the German ones; part of the address, so that shared caches keep the languages apart. */
      language: z.enum(languages).optional(),
    }),
    response: { 200: SearchInWords },
  },
} satisfies Endpoint

/** The names a browser needs to read a phrase itself. */
export const listNames = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/search-words/names',
  config: {
    access: 'public',
    scope: 'stock:read',
    summary: 'Suche in Worten: Hersteller und Modellgruppen im Bestand',
  },
  schema: { response: { 200: z.array(z.object({ maker: z.string(), groups: z.array(z.string()) })) } },
} satisfies Endpoint
