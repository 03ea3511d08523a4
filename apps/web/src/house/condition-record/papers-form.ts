import { NewConditionRecord } from '@portal/contract/house/house-condition'
import { Papers, PreviousUses, ReadyToDrive } from '@portal/contract/vehicles/condition-parts'
import { t } from '@portal/domain/values/text'
import { numberFieldText } from '@portal/domain/values/typed-number'
import { z } from 'zod'
import { aDraft } from '../../draft.ts'
import { formResolver } from '../../form-resolver.ts'
import type { ShownRecord } from './facts.ts'
import type { PartDraft } from './PartPanel.tsx'
import { chosen, chosenFlag, flagField, typedNumber, typedText } from './typed-fields.ts'

const PapersFields = z
  .object({
    uses: PreviousUses,
    keys: typedNumber(NewConditionRecord.shape.keys.unwrap()),
    accident: chosenFlag,
    coc: chosenFlag,
    registrationPart1: chosenFlag,
    registrationPart2: chosenFlag,
    reimported: chosenFlag,
    lastCountry: typedText(Papers.shape.lastCountry),
    drive: chosen(ReadyToDrive.shape.state),
    driveNote: typedText(ReadyToDrive.shape.note),
  })
  .refine(({ drive, driveNote }) => drive !== null || driveNote === null, {
    path: ['drive'],
    message: t('Bitte wählen Sie, ob das Fahrzeug fahrbereit ist.'),
  })
  .transform(({ uses, keys, accident, drive, driveNote, ...papers }) => ({
    previousUses: uses.length > 0 ? uses : null,
    ...{ keys, accident },
    papers: Object.values(papers).some((value) => value !== null) ? papers : null,
    drive: drive && { state: drive, note: driveNote },
  }))
export type PapersFields = z.input<typeof PapersFields>
export type RecordedPapers = z.output<typeof PapersFields>
export const papersResolver = formResolver(PapersFields)
export const papersDraft = aDraft<PartDraft<PapersFields>>('papers')

type Shown = Pick<ShownRecord, 'previousUses' | 'papers' | 'drive' | 'keys' | 'accident'>

export const papersFields = ({ previousUses, papers, drive, keys, accident }: Shown): PapersFields => ({
  uses: previousUses ?? [],
  keys: numberFieldText(keys),
  accident: flagField(accident),
  coc: flagField(papers?.coc ?? null),
  registrationPart1: flagField(papers?.registrationPart1 ?? null),
  registrationPart2: flagField(papers?.registrationPart2 ?? null),
  reimported: flagField(papers?.reimported ?? null),
  lastCountry: papers?.lastCountry ?? '',
  drive: drive?.state ?? '',
  driveNote: drive?.note ?? '',
})

/** Keys and accident are sent only if they were changed here, because others may have changed them meanwhile. */
export function changedPapers({ keys, accident, ...parts }: RecordedPapers, known: Shown) {
  return {
    ...parts,
    ...(keys !== known.keys && { keys }),
    ...(accident !== known.accident && { accident }),
  }
}
