import type { ArrivalProof } from '@portal/contract/sale/arrival'
import { purchasePaperMaxBytes } from '@portal/domain/buyer/hand-over'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { textOf } from '../../api.ts'
import { Button } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { FileField } from '../../ui/FileField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { submitted } from '../../ui/submitted.ts'
import { toast } from '../../ui/toast.ts'
import { fileChoices } from './facts.ts'
import { useSendProof } from './queries.ts'

type Props = { id: string; need: NonNullable<ArrivalProof['need']> }

/** Sends the proof as a PDF. */
export function ProofForm({ id, need }: Props) {
  const choices = fileChoices(need)
  const send = useSendProof(id)
  const [kind, setKind] = useState(choices[0]?.value)
  const [file, setFile] = useState<File>()
  const [flaw, setFlaw] = useState<string>()
  const submit = () => {
    const isTooLarge = file && file.size > purchasePaperMaxBytes
    setFlaw(
      isTooLarge
        ? t('Ein Nachweis darf höchstens 5 MB groß sein.')
        : file
          ? undefined
          : t('Bitte ein PDF wählen.'),
    )
    if (!file || !kind || isTooLarge) return
    send.mutate({ file, kind }, { onSuccess: () => toast('success', t('Der Nachweis ist bei uns.')) })
  }
  return (
    <Disclosure title="Nachweis als PDF hochladen" open={need === 'export'}>
      <form className="stack" noValidate onSubmit={submitted(submit)}>
        <SelectField
          label="Art des Nachweises"
          choices={choices}
          value={kind ?? ''}
          onChange={({ target }) => setKind(choices.find(({ value }) => value === target.value)?.value)}
        />
        <FileField
          label="PDF, höchstens 5 MB"
          accept="application/pdf,.pdf"
          file={file}
          onFile={setFile}
          error={flaw ?? (send.error ? textOf(send.error) : undefined)}
        />
        <div>
          <Button type="submit" pending={send.isPending}>
            Nachweis schicken
          </Button>
        </div>
      </form>
    </Disclosure>
  )
}
