import type { StockSource } from '@portal/contract/house/stock-sources'
import { importFileFlaw, sourceFormats } from '@portal/domain/house/stock-imports'
import { t } from '@portal/domain/values/text'
import { IconUpload } from '@tabler/icons-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf } from '../../api.ts'
import { housePaths } from '../../house-paths.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { uploadDraft } from './form.ts'
import { useUpload } from './queries.ts'

/** First step: a file of a source, chosen or dropped. */
export function UploadPanel({ sources }: { sources: StockSource[] }) {
  const kept = useKeptDraft(uploadDraft, useAccount()?.id)
  const [sourceId, setSourceId] = useState(kept?.sourceId ?? sources[0]?.id ?? 0)
  const [file, setFile] = useState(kept?.file)
  useKeepDraft(uploadDraft, () => (file ? { sourceId, file } : null))
  const [percent, setPercent] = useState(0)
  const navigate = useNavigate()
  const upload = useUpload()
  const source = sources.find(({ id }) => id === sourceId)
  const flaw = file ? importFileFlaw(file.name, file.size) : null
  const start = () => {
    if (!file || flaw) return
    setPercent(0)
    upload.mutate(
      { sourceId, file, onProgress: setPercent },
      { onSuccess: ({ id }) => navigate(`${housePaths.imports}/${id}`) },
    )
  }
  return (
    <section
      className="hp"
      aria-labelledby="neue-lieferung"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        setFile(event.dataTransfer.files[0])
      }}
    >
      <header>
        <h2 id="neue-lieferung">Neue Lieferung</h2>
      </header>
      <div className="in stack">
        <div className="form2">
          <SelectField
            label="Herkunft"
            choices={sources.map(({ id, name }) => ({ value: id, label: name }))}
            value={sourceId}
            hint={source ? sourceFormats[source.format] : undefined}
            onChange={(event) => setSourceId(Number(event.target.value))}
          />
          <FileField
            label="Datei"
            hint="Oder ziehen Sie die Datei hierher. Auch mit gzip gepackt, oder ein ZIP mit Fotos und Gutachten (480988_01.jpg, 480988_gutachten.pdf): Seine Fotos ersetzen die bisherigen ihrer Fahrzeuge."
            error={flaw ?? undefined}
            accept=".csv,.txt,.gz,.json,.jsonl,.ndjson,.zip"
            file={file}
            onFile={setFile}
          />
        </div>
        {upload.error && (
          <Alert kind="error">
            {textOf(upload.error)} Bitte laden Sie die Datei noch einmal hoch; was schon angekommen ist, wird
            nicht noch einmal gesendet.
          </Alert>
        )}
        {upload.isPending && (
          <progress max={100} value={percent} aria-label={t`Upload von ${file?.name ?? t('Datei')}`} />
        )}
        <div>
          <Button
            variant="primary"
            disabled={!file || flaw !== null || !source}
            pending={upload.isPending}
            onClick={start}
          >
            <IconUpload aria-hidden />
            Hochladen und prüfen
          </Button>
        </div>
      </div>
    </section>
  )
}
