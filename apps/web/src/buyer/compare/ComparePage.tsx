import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import './compare.css'
import { IconPrinter, IconSearch } from '@tabler/icons-react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { ensureAccount } from '../../session/account.ts'
import { PrintHead } from '../../site/portal-settings/PrintHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { vehicleConditionOf } from '../../vehicles/condition/queries.ts'
import { CompareTable } from './CompareTable.tsx'
import { comparedIds } from './facts.ts'
import { comparedCar, comparedMinimum, ifKnown } from './queries.ts'

export const handle = { title: t('Fahrzeugvergleich') }

export async function loader({ request }: LoaderFunctionArgs) {
  const ids = comparedIds(new URL(request.url).searchParams)
  const isActive = (await ensureAccount())?.activated === true
  const found = await Promise.all(
    ids.map(async (id) => {
      const [compared, reply] = await Promise.all([
        comparedCar(id),
        isActive ? ifKnown(queryClient.fetchQuery(vehicleConditionOf(String(id)))) : null,
      ])
      return compared && { ...compared, condition: reply?.condition ?? null }
    }),
  )
  const cars = found.filter((compared) => compared !== null)
  return { cars, gone: ids.length - cars.length }
}

export function Component() {
  const { cars, gone } = useLoaderData<typeof loader>()
  return (
    <div className="container page stack l compare">
      <PrintHead />
      <div className="row between">
        <h1>Fahrzeugvergleich</h1>
        {cars.length >= comparedMinimum && (
          <Button className="no-print" onClick={() => window.print()}>
            <IconPrinter aria-hidden />
            Drucken
          </Button>
        )}
      </div>
      {gone > 0 && (
        <Alert kind="warn">
          {plural(
            gone,
            'Ein Fahrzeug ist nicht mehr verfügbar und fehlt im Vergleich.',
            '# Fahrzeuge sind nicht mehr verfügbar und fehlen im Vergleich.',
          )}
        </Alert>
      )}
      {cars.length < comparedMinimum ? (
        <EmptyState
          title="Wählen Sie zwei bis vier Fahrzeuge zum Vergleich."
          action={
            <LinkButton variant="primary" to={paths.searchResults}>
              <IconSearch aria-hidden />
              Zu den Suchergebnissen
            </LinkButton>
          }
        >
          In den Suchergebnissen und auf der Merkliste wählen Sie Fahrzeuge mit dem Doppelpfeil auf dem Bild.
        </EmptyState>
      ) : (
        <CompareTable cars={cars} />
      )}
    </div>
  )
}
