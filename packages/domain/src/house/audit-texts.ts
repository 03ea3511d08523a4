import { companyRoleTexts } from '../accounts/company-roles.ts'
import { houseRoleTexts } from '../accounts/house-roles.ts'
import { houseStateText } from '../buyer/enquiry-state.ts'
import { handOverLabels, purchasePaperLabels } from '../buyer/hand-over.ts'
import { dayText, euroText, figureText, momentText } from '../values/formats.ts'
import { t } from '../values/text.ts'
import { actionLabels, detailLabels, subjectLabels, unlabelledDetails } from './audit-labels.ts'
import { factsOf, settingKeys, shownSetting } from './settings/settings.ts'

/** A value as JSON keeps it. */
type Json = string | number | boolean | null | Json[] | { [name: string]: Json }

export type AuditTextEntry = {
  action: string
  /** Kind and id of what was acted on: `account:12`. */
  subject: string
  /** Its name, as far as it still exists. */
  subjectName: string | null
  details: { readonly [name: string]: Json }
}

/** Entries are read as they were stored: their identifiers may be those of another release. */
const labelIn = (labels: Readonly<Record<string, string>>, id: string) => labels[id]

/** The German name of an action; an action unknown to this release is shown by its identifier. */
export const auditActionText = (action: string) => labelIn(actionLabels, action) ?? action

const settingIn = (subject: string) => settingKeys.find((key) => subject === `setting:${key}`)

/** "Konto Erika Beispiel", "Einstellung Telefon"; by its number when it no longer exists. */
export function auditSubjectText({ subject, subjectName }: Pick<AuditTextEntry, 'subject' | 'subjectName'>) {
  const [kind = '', id = ''] = subject.split(':')
  const key = settingIn(subject)
  const name = key ? factsOf(key).label : (subjectName ?? (isOpaque(id) ? '' : id))
  return `${labelIn(subjectLabels, kind) ?? kind} ${name}`.trim()
}

/** A random id, which says nothing to a person. */
const isOpaque = (id: string) => /^[\da-f]{8}-[\da-f-]{27}$/.test(id)

const codes: Record<string, string> = {
  ...Object.fromEntries(Object.entries(companyRoleTexts).map(([code, { label }]) => [code, label])),
  ...Object.fromEntries(Object.entries(houseRoleTexts).map(([code, { label }]) => [code, label])),
  ...handOverLabels,
  ...purchasePaperLabels,
  ...{ partners: t('Partner'), purchases: t('Käufe'), csv: 'CSV', xlsx: t('Excel') },
  ...{
    'price-jump': t('Preissprung'),
    vat: t('Mehrwertsteuer'),
    column: t('in ihrer Spalte'),
    range: t('Nummernkreis'),
  },
  ...{ both: t('Händler- und Privatpreis'), dealer: t('Händlerpreis'), consumer: t('Privatpreis') },
  ...{ set: t('auf festen Preis'), shift: t('um Betrag'), REGEL: t('ausweisbar'), DIFFERENZ: '§ 25a' },
  company_name: t('Firma'),
  ...{ street: t('Straße'), house_number: t('Hausnummer'), postal_code: t('Postleitzahl'), city: t('Ort') },
  ...{ telephone: t('Telefon'), partner_number: t('Partnernummer') },
}

const enquiryStates = new Map<string, string>(Object.entries(houseStateText))
const money = ['price', 'before', 'after']

function valueText(name: string, value: Json, entry: AuditTextEntry): string {
  const key = settingIn(entry.subject)
  if (key && typeof value === 'string') return shownSetting(key, value)
  if (value === null || value === '') return t('leer')
  if (typeof value === 'boolean') return value ? t('Ja') : t('Nein')
  if (typeof value === 'number')
    return entry.action.includes('price') && money.includes(name) ? euroText(value) : figureText(value)
  if (Array.isArray(value)) return value.map((one) => valueText(name, one, entry)).join(', ') || t('keine')
  if (typeof value === 'object') return JSON.stringify(value)
  if (/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value)) return momentText(value)
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return dayText(value)
  const own = entry.action.startsWith('enquiry') ? enquiryStates.get(value) : undefined
  return own ?? codes[value] ?? auditActionText(value)
}

export type AuditDetail = { label: string; value: string } | { label: string; before: string; after: string }

const withheld: ReadonlySet<string> = new Set(unlabelledDetails)
const places = new Map(Object.keys(detailLabels).map((name, index) => [name, index]))
const placeOf = (name: string) => places.get(name) ?? places.size

/** The details of an entry for people: a value before and after, then each further value with its label. */
export function auditDetails(entry: AuditTextEntry): AuditDetail[] {
  const { details } = entry
  const isPair = (first: string, second: string) => first in details && second in details
  const change = (first: string, second: string): AuditDetail => ({
    label: '',
    before: valueText(first, details[first] ?? null, entry),
    after: valueText(second, details[second] ?? null, entry),
  })
  return [
    ...(isPair('before', 'after') ? [change('before', 'after')] : []),
    ...(isPair('from', 'to') ? [change('from', 'to')] : []),
    ...Object.entries(details)
      .filter(
        ([name, value]) =>
          value !== null && (!withheld.has(name) || (name === 'from' && !isPair('from', 'to'))),
      )
      .toSorted(([one], [other]) => placeOf(one) - placeOf(other))
      .map(([name, value]) => ({
        label: labelIn(detailLabels, name) ?? name,
        value: valueText(name, value, entry),
      })),
  ]
}

/** The details of an entry in one line. */
export const auditDetailsText = (entry: AuditTextEntry) =>
  auditDetails(entry)
    .map((detail) =>
      'before' in detail ? `${detail.before} → ${detail.after}` : `${detail.label}: ${detail.value}`,
    )
    .join(', ')
