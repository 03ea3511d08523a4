import { t } from '../../values/text.ts'

/** More than any inspection interval; a later date is a typing error. */
export const inspectionYearsAhead = 5

/** German, by column: why a date is impossible. */
export const lateHints: Record<string, string> = {
  erstzulassungvon: t('Die Erstzulassung darf nicht in der Zukunft liegen.'),
  hu_faellig_am: t`Die Hauptuntersuchung darf höchstens in ${inspectionYearsAhead} Jahren fällig sein.`,
  soldAt: t('Der Verkauf darf nicht in der Zukunft liegen.'),
}
