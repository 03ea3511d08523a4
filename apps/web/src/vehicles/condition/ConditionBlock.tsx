import type { Car } from '@portal/contract/vehicles/cars'
import { readConditionReport } from '@portal/contract/vehicles/condition-report'
import { t } from '@portal/domain/values/text'
import { damagesText } from '@portal/domain/vehicles/condition/texts'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { ConditionView } from './ConditionView.tsx'
import { useCondition } from './queries.ts'

type Props = { car: Pick<Car, 'fahrzeugid' | 'gwnummer'> }

/** The recorded condition on the car page; renders nothing if none was recorded or released. */
export default function ConditionBlock({ car: { fahrzeugid, gwnummer } }: Props) {
  const isActive = useAccount()?.activated === true
  const { data, error, isFetching, refetch } = useCondition(String(fahrzeugid), isActive)
  if (error && !data)
    return (
      <Alert kind="error">
        Der Zustand konnte nicht geladen werden.{' '}
        <Button small pending={isFetching} onClick={() => refetch()}>
          Erneut versuchen
        </Button>
      </Alert>
    )
  const condition = data?.condition
  if (!condition) return null
  return (
    <Disclosure
      open
      className="condition"
      title={
        <>
          <span>Zustand</span>
          {condition.damages && <span className="tag">{damagesText(condition.damages)}</span>}
        </>
      }
    >
      <ConditionView condition={condition} />
      {isActive && <ConditionReportButton fahrzeugid={fahrzeugid} gwnummer={gwnummer} />}
    </Disclosure>
  )
}

/** Saves the recorded condition as a PDF. */
const ConditionReportButton = ({ fahrzeugid, gwnummer }: Pick<Car, 'fahrzeugid' | 'gwnummer'>) => (
  <DownloadButton
    className="no-print"
    save={() =>
      download(readConditionReport, t`zustand-${gwnummer}.pdf`, { params: { id: String(fahrzeugid) } })
    }
  >
    Zustand als PDF
  </DownloadButton>
)
