import { dayText, momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { takenText } from './facts.ts'
import { bankStatements, useUploadStatement } from './queries.ts'

/** Takes a bank statement over as soon as it is dropped, and says what it has brought. */
export function StatementDrop() {
  const upload = useUploadStatement()
  const { data: last } = useQuery(bankStatements)
  return (
    <section className="hp" aria-labelledby="statement">
      <header>
        <h2 id="statement">Kontoauszug ablegen</h2>
      </header>
      <div className="in stack">
        <FileField
          label="Auszug"
          hint="CAMT.053 als XML, oder mehrere in einem ZIP; höchstens 20 MB."
          accept=".xml,.zip"
          file={upload.variables}
          onFile={(file) => upload.mutate(file)}
        />
        <div role="status">
          {upload.isPending && <Spinner label="Der Auszug wird gelesen" />}
          {upload.data && <Alert kind="ok">{takenText(upload.data)}</Alert>}
        </div>
        {upload.error && <Alert kind="error">{textOf(upload.error)}</Alert>}
        {last?.[0] && (
          <p className="muted">
            Zuletzt: Auszug vom {dayText(last[0].day)}, Konto {last[0].maskedIban}, abgelegt{' '}
            {momentText(last[0].at)}
            {last[0].who && t` von ${last[0].who}`}
          </p>
        )}
      </div>
    </section>
  )
}
