import { claimPeriodText } from '@portal/domain/sale/claim-period'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { textOf } from '../../api.ts'
import { purchasePath } from '../../paths.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { claimFormOf } from './queries.ts'
import './claims.css'

const FilingForm = lazy(() => import('./FilingForm.tsx'))

export const handle = { title: t('Mangel melden') }

/** The form for defects of a collected vehicle, beside the condition at its sale. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery(claimFormOf(id))
  const accountId = useAccount()?.id
  const closed = data && claimPeriodText(data.period)
  return (
    <div className="container page claim-page">
      <Link className="claim-back" to={purchasePath(id)}>
        <IconArrowLeft aria-hidden />
        Kauf {data?.gwnummer}
      </Link>
      <h1>Mangel melden</h1>
      {data && (
        <p className="muted">
          {data.collectedOn
            ? t`${vehicleName(data.maker, data.model)}, abgeholt am ${dayText(data.collectedOn)}`
            : vehicleName(data.maker, data.model)}
        </p>
      )}
      {error && (
        <LoadFailure
          text={textOf(error, { forbidden: t('Inhaber und Einkäufer Ihres Betriebs können Mängel melden.') })}
          onRetry={refetch}
        />
      )}
      {!data && !error && <Spinner label="Die Angaben werden geladen." />}
      {closed && <Alert kind="warn">{closed}</Alert>}
      {data && !closed && accountId !== undefined && (
        <Suspense fallback={<Spinner label="Das Formular wird geladen." />}>
          <FilingForm id={id} accountId={accountId} form={data} />
        </Suspense>
      )}
    </div>
  )
}
