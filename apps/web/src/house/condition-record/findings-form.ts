import { TechnicalFinding, type TechnicalFindings } from '@portal/contract/vehicles/condition-parts'
import { t } from '@portal/domain/values/text'
import { technicalGroups } from '@portal/domain/vehicles/condition/findings'
import { z } from 'zod'
import { aDraft } from '../../draft.ts'
import { formResolver } from '../../form-resolver.ts'
import type { PartDraft } from './PartPanel.tsx'
import { chosen, typedText } from './typed-fields.ts'

const { group, grade, note } = TechnicalFinding.shape
const GroupFields = z
  .object({ group, grade: chosen(grade), note: typedText(note) })
  .refine((fields) => fields.grade !== null || fields.note === null, {
    path: ['grade'],
    message: t('Bitte wählen Sie den Befund.'),
  })

/** Omits groups that were not examined. */
const FindingsFields = z.object({ groups: z.array(GroupFields) }).transform(({ groups }) =>
  groups.flatMap((fields): TechnicalFindings => {
    const { grade: found } = fields
    return found === null ? [] : [{ ...fields, grade: found }]
  }),
)
export type FindingsFields = z.input<typeof FindingsFields>
export const findingsResolver = formResolver(FindingsFields)
export const findingsDraft = aDraft<PartDraft<FindingsFields>>('findings')

export const findingsFields = (findings: TechnicalFindings | null): FindingsFields => ({
  groups: technicalGroups.map(({ value }) => {
    const known = findings?.find((finding) => finding.group === value)
    return { group: value, grade: known?.grade ?? '', note: known?.note ?? '' }
  }),
})
