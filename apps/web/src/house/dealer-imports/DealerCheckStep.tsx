import type { DealerImport, DealerImportCheck } from '@portal/contract/house/dealer-imports'
import { t } from '@portal/domain/values/text'
import { detailOf } from '../../detail-of.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FindingsTable } from '../imports/FindingsTable.tsx'
import { type Sum, Sums } from '../imports/Sums.tsx'
import { isTaken, takeText } from './facts.ts'
import { useTake } from './queries.ts'

type Props = { current: DealerImport; check: DealerImportCheck }

/** Third and fourth step: the changes and rejected rows of the file, and the button that applies the file. */
export function DealerCheckStep({ current: { id, kind, state }, check }: Props) {
  const take = useTake(id)
  const { inserted, updated, unchanged, rejected, mails } = check
  const sums: Sum[] = [
    [t('Neu'), inserted],
    [t('Geändert'), updated],
    [t('Unverändert'), unchanged],
    [t('Abgewiesen'), rejected],
  ]
  if (kind === 'purchases') sums.push([t('Mails an Händler'), mails])
  return (
    <>
      <Sums sums={sums} />
      {check.findings.length > 0 && (
        <FindingsTable
          findings={check.findings}
          total={check.findingsTotal}
          note="Abgewiesene Zeilen werden nicht übernommen. Berichtigen Sie sie in der Datei und laden Sie diese noch einmal hoch."
        />
      )}
      {take.error && <Alert kind="error">{detailOf(take.error)}</Alert>}
      {!isTaken(state) && (
        <div className="import-foot">
          <Button
            variant="primary"
            disabled={inserted + updated === 0}
            pending={take.isPending}
            onClick={() => take.mutate()}
          >
            {takeText(check)}
          </Button>
        </div>
      )}
    </>
  )
}
