import type { Country } from '@portal/domain/accounts/countries'
import { type DocumentType, documentMessages } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'
import { IconFileText, IconUpload } from '@tabler/icons-react'
import { type DragEvent, useRef, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { acceptedFiles, chosenFlaws, chosenType, fitPhoto, flawMessages, paperChoices } from './form.ts'

type Props = { country: Country; onAdd: (file: File, documentType: DocumentType) => void; disabled: boolean }

/** Selects the type and the file of a paper. Only valid combinations are added to the list. */
export function PaperChooser({ country, onAdd, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [type, setType] = useState('')
  const [file, setFile] = useState<File>()
  const [flaws, setFlaws] = useState<Awaited<ReturnType<typeof chosenFlaws>>>([])
  const [isShrinking, setShrinking] = useState(false)
  const [isTypeMissing, setTypeMissing] = useState(false)
  const [isOver, setOver] = useState(false)

  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    setShrinking(true)
    const fitting = await fitPhoto(chosen)
    setFlaws(await chosenFlaws(fitting))
    setFile(fitting)
    setShrinking(false)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) choose(event.dataTransfer.files[0])
  }
  const add = () => {
    const documentType = chosenType(type)
    setTypeMissing(documentType === null)
    if (!file || documentType === null || flaws.length > 0) return
    onAdd(file, documentType)
    setFile(undefined)
    setType('')
    if (input.current) input.current.value = ''
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the button below
    <div
      className={isOver ? 'paper-drop over' : 'paper-drop'}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <SelectField
        label="Dokumententyp"
        placeholder="Dokumententyp wählen"
        choices={paperChoices(country)}
        hint="Statt des Passes nehmen wir auch den Personalausweis an."
        value={type}
        error={isTypeMissing ? documentMessages['document-type-missing'] : undefined}
        onChange={(event) => {
          setType(event.target.value)
          setTypeMissing(false)
        }}
      />
      <div className="file">
        <input
          ref={input}
          type="file"
          accept={acceptedFiles}
          className="vh"
          tabIndex={-1}
          aria-label="Datei"
          onChange={(event) => choose(event.target.files?.[0])}
        />
        <Button disabled={disabled} aria-describedby="chosen-file" onClick={() => input.current?.click()}>
          <IconFileText aria-hidden />
          Datei auswählen
        </Button>
        <span className="small" id="chosen-file" role="status">
          {isShrinking ? (
            <Spinner label="Foto wird verkleinert" />
          ) : (
            (file?.name ?? t('Keine Datei ausgewählt'))
          )}
        </span>
      </div>
      <div role="alert">
        {file && flaws.map((flaw) => <FieldMessage key={flaw} text={flawMessages[flaw]} />)}
      </div>
      <Button block disabled={!file || isShrinking || disabled} onClick={add}>
        <IconUpload aria-hidden />
        Datei hochladen
      </Button>
      <span className="hint">
        .jpg, .jpeg, .png, .pdf, .doc, .docx bis 1 MB; größere Fotos verkleinern wir hier.
      </span>
    </div>
  )
}
