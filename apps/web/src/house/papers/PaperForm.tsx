import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { submitted } from '../../ui/submitted.ts'
import { paperFlaw } from './facts.ts'

type Props<Kind extends string> = {
  className: string
  /** What a paper can be. */
  kinds: readonly { value: Kind; label: string }[]
  /** Chosen until a person chooses another. */
  usual: Kind
  maxBytes: number
  upload: {
    mutate: (paper: { file: File; kind: Kind }, options: { onSuccess: () => void }) => void
    error: Error | null
    isPending: boolean
  }
}

/** Uploads a PDF of one of several kinds. */
export function PaperForm<Kind extends string>({ className, kinds, usual, maxBytes, upload }: Props<Kind>) {
  const [chosenKind, setKind] = useState<string>()
  const kind = kinds.find(({ value }) => value === chosenKind)?.value ?? usual
  const [file, setFile] = useState<File>()
  const [flaw, setFlaw] = useState<string>()
  const send = () => {
    const found = paperFlaw(file, maxBytes)
    setFlaw(found)
    if (file && !found) upload.mutate({ file, kind }, { onSuccess: () => setFile(undefined) })
  }
  return (
    <form className={className} noValidate onSubmit={submitted(send)}>
      <SelectField
        label="Art"
        choices={kinds}
        value={kind}
        onChange={({ target }) => setKind(target.value)}
      />
      <FileField
        label="PDF, höchstens 5 MB"
        accept="application/pdf,.pdf"
        file={file}
        onFile={setFile}
        error={flaw ?? (upload.error ? textOf(upload.error) : undefined)}
      />
      <div>
        <Button type="submit" pending={upload.isPending}>
          Hochladen
        </Button>
      </div>
    </form>
  )
}
