import {
  dealerImportKinds,
  dealerImportLabels,
  dealerImportMaxBytes,
} from '@portal/domain/house/dealer-imports'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { textOf } from '../../api.ts'
import { detailOf } from '../../detail-of.ts'
import { dealerImportPath, housePaths } from '../../house-paths.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { StateMark } from '../../shell/StateMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { states } from './facts.ts'
import { dealerImports, useUpload } from './queries.ts'
import '../../styles/imports.css'

export const handle = { title: t('Partner und Käufe importieren') }

/** The imports of partners and purchases, and the first step of a new one. */
export function Component() {
  const { data, error, refetch } = useQuery(dealerImports)
  return (
    <>
      <HouseHead
        title="Partner und Käufe importieren"
        actions={<LinkButton to={housePaths.dealers}>Alle Händler</LinkButton>}
      >
        <p>Listen der Geschäftspartner und ihrer Käufe als CSV</p>
      </HouseHead>
      <UploadForm />
      {error && <LoadFailure text={textOf(error)} onRetry={refetch} />}
      {!data && !error && <Spinner label="Importe werden geladen" />}
      {data && (
        <section className="hp" aria-labelledby="letzte">
          <header>
            <h2 id="letzte">Letzte Importe</h2>
          </header>
          {data.length === 0 && <p className="in muted">Noch kein Import.</p>}
          <ul className="list">
            {data.map(({ id, kind, fileName, state, by, changedAt }) => (
              <li key={id}>
                <div className="g">
                  <Link to={dealerImportPath(id)}>{fileName}</Link>
                  <span>
                    {[dealerImportLabels[kind], momentText(changedAt), by].filter(Boolean).join(' · ')}
                  </span>
                </div>
                <StateMark {...states[state]} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const choices = dealerImportKinds.map((value) => ({ value, label: dealerImportLabels[value] }))

function flawOf(file: File | undefined): string | undefined {
  if (!file) return t('Bitte eine Datei wählen.')
  return file.size > dealerImportMaxBytes ? t('Die Datei darf höchstens 5 MB groß sein.') : undefined
}

function UploadForm() {
  const [kind, setKind] = useState<(typeof dealerImportKinds)[number]>('partners')
  const [flaw, setFlaw] = useState<string>()
  const [file, setFile] = useState<File>()
  const upload = useUpload()
  const navigate = useNavigate()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = flawOf(file)
    setFlaw(found)
    if (file && !found)
      upload.mutate({ file, kind }, { onSuccess: ({ id }) => navigate(dealerImportPath(id)) })
  }
  return (
    <form className="hp" onSubmit={send} noValidate>
      <div className="in form2">
        <SelectField
          label="Inhalt"
          choices={choices}
          value={kind}
          onChange={({ target }) =>
            setKind(dealerImportKinds.find((known) => known === target.value) ?? kind)
          }
        />
        <FileField
          label="Datei"
          accept=".csv,.txt,.gz"
          file={file}
          hint="CSV mit Kopfzeile, höchstens 5 MB und 20.000 Zeilen. Es wird noch nichts geändert."
          error={flaw ?? (upload.error ? detailOf(upload.error) : undefined)}
          onFile={(chosen) => {
            setFile(chosen)
            setFlaw(undefined)
            upload.reset()
          }}
        />
      </div>
      <footer>
        <Button type="submit" variant="primary" pending={upload.isPending}>
          Hochladen und prüfen
        </Button>
      </footer>
    </form>
  )
}
