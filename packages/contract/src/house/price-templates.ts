import { t } from '@portal/domain/values/text'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { PriceRule } from './stock-jobs.ts'

const url = '/mvp/api/price-templates'

export const NewPriceTemplate = z.strictObject({
  name: z.string().trim().min(1, t('Bitte einen Namen angeben.')).max(60),
  rule: PriceRule,
})
export type NewPriceTemplate = z.infer<typeof NewPriceTemplate>

/** A kept rule of a price run, for everybody of the house. */
export const PriceTemplate = NewPriceTemplate.extend({
  id: z.uuid(),
  /** Name of the account; null for a deleted one. */
  createdBy: z.string().nullable(),
})
export type PriceTemplate = z.infer<typeof PriceTemplate>

export const listPriceTemplates = {
  method: 'GET',
  url,
  config: { access: 'backoffice', summary: 'Vorlagen für Preisläufe, nach Namen' },
  schema: { response: { 200: z.array(PriceTemplate) } },
} satisfies Endpoint

/** Replaces the rule of a template of this name. */
export const keepPriceTemplate = {
  method: 'POST',
  url,
  config: { access: 'backoffice', summary: 'Die Regel eines Preislaufs als Vorlage speichern' },
  schema: { body: NewPriceTemplate, response: { 200: PriceTemplate } },
} satisfies Endpoint

export const deletePriceTemplate = {
  method: 'DELETE',
  url: `${url}/:id`,
  config: { access: 'backoffice', summary: 'Eine Vorlage für Preisläufe löschen' },
  schema: { params: z.strictObject({ id: z.uuid() }), response: { 204: z.undefined() } },
} satisfies Endpoint
