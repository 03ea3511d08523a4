import { readConditionVersion } from '@portal/contract/house-condition'
import { momentText } from '@portal/domain/formats'
import { useQuery } from '@tanstack/react-query'
import { call, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { ConditionView } from '../condition/ConditionView.tsx'

type Props = { gwnummer: string; version: number; recordedAt: string; onClose: () => void }

/** An earlier version of the condition, as it was recorded. */
export function VersionDialog({ gwnummer, version, recordedAt, onClose }: Props) {
  const { data, error } = useQuery({
    queryKey: ['house-condition', gwnummer, 'version', version],
    queryFn: ({ signal }) => call(readConditionVersion, { params: { gwnummer, version }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Dialog title={`Stand vom ${momentText(recordedAt)}`} onClose={onClose}>
      {error && <Alert kind="error">{textOf(error)}</Alert>}
      {!error && !data && <Spinner />}
      {data && (
        <div className="condition stack">
          <ConditionView condition={data} />
          <Button onClick={onClose}>Schließen</Button>
        </div>
      )}
    </Dialog>
  )
}
