import { today } from '@portal/domain/buyer/appointment'
import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { countText } from '@portal/domain/values/formats'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { IconDownload } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { monthBefore, periodFlaws } from './facts.ts'
import { accounting, useDownloadArchive, useDownloadMargins } from './queries.ts'

export const handle = { title: t('Steuerberatung') }

/** The invoices of a period and the margins of its vehicles, as files for the tax adviser. */
export function Component() {
  const [period, setPeriod] = useState(() => monthBefore(today(new Date())))
  const flaws = periodFlaws(period)
  const isWhole = !flaws.from && !flaws.to
  const { data, error } = useQuery({ ...accounting(period), enabled: isWhole })
  const margins = useDownloadMargins(period)
  const archive = useDownloadArchive(period)
  const failure = (isWhole && error) || margins.error || archive.error
  return (
    <>
      <HouseHead title="Steuerberatung">
        <p>Rechnungen eines Zeitraums und die Marge jedes Fahrzeugs. Es zählt das Datum der Belege.</p>
      </HouseHead>
      <section className="hp" aria-labelledby="period">
        <header>
          <h2 id="period">Zeitraum</h2>
        </header>
        <div className="in stack">
          <div className="form2">
            <TextField
              label="Erster Tag"
              type="date"
              value={period.from}
              error={flaws.from}
              onChange={({ target }) => setPeriod({ ...period, from: target.value })}
            />
            <TextField
              label="Letzter Tag"
              type="date"
              value={period.to}
              error={flaws.to}
              onChange={({ target }) => setPeriod({ ...period, to: target.value })}
            />
          </div>
          {isWhole && !data && !error && <Spinner label="Der Zeitraum wird gelesen." />}
          {isWhole && data && (
            <FactList
              facts={[
                [t('Belege'), countText(data.documents)],
                [t('Fahrzeuge'), countText(data.vehicles)],
                [t('Steuer nach §\u00a025a\u00a0UStG'), centsEuroText(data.marginTaxCents)],
              ]}
            />
          )}
          {isWhole && data && data.unpricedVehicles > 0 && (
            <Alert kind="warn">
              {plural(
                data.unpricedVehicles,
                '1 Fahrzeug nach §\u00a025a ohne Einkaufspreis: Marge und Steuer fehlen in der Datei und in der Summe.',
                '# Fahrzeuge nach §\u00a025a ohne Einkaufspreis: Marge und Steuer fehlen in der Datei und in der Summe.',
              )}
            </Alert>
          )}
          {failure && <Alert kind="error">{textOf(failure)}</Alert>}
          {isWhole && data && (
            <div className="row">
              <Button pending={margins.isPending} onClick={() => margins.mutate()}>
                <IconDownload aria-hidden />
                Fahrzeuge (CSV)
              </Button>
              <Button pending={archive.isPending} onClick={() => archive.mutate()}>
                <IconDownload aria-hidden />
                Rechnungen (ZIP)
              </Button>
            </div>
          )}
          <p className="muted">
            Beträge in der CSV sind ganze Cent. Steuer nach §{'\u00a0'}25a: 19/119 der Marge (Verkauf minus
            Einkaufspreis), auf den Cent gerundet, bei Verlust 0. Korrektur und Storno zählen in ihrem eigenen
            Zeitraum.
          </p>
        </div>
      </section>
    </>
  )
}
