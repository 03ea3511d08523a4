import { type Arrival, NewConfirmation } from '@portal/contract/sale/arrival'
import { personName } from '@portal/domain/accounts/person-name'
import type { Signature } from '@portal/domain/sale/signature'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { flawsOf } from '../../flaws-of.ts'
import { useAccount } from '../../session/account.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { FactList } from '../../ui/FactList.tsx'
import { FieldMessage } from '../../ui/Field.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { SignaturePad } from '../../ui/SignaturePad.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { toast } from '../../ui/toast.ts'
import { useConfirmArrival } from './queries.ts'

type Props = { id: string; form: NonNullable<Arrival['form']>; onClose: () => void }

/** "11/2026" as the call expects it; other texts stay and are refused. */
const isoMonth = (text: string) => {
  const [, month, year] = /^\s*(\d{1,2})\s*[/.]\s*(\d{4})\s*$/.exec(text) ?? []
  return month && year ? `${year}-${month.padStart(2, '0')}` : text
}

/** The confirmation of arrival, filled in, to be signed with finger or mouse or by typing the name. */
export default function ConfirmDialog({ id, form, onClose }: Props) {
  const account = useAccount()
  const name = account ? personName(account) : ''
  const [place, setPlace] = useState(form.place)
  const [month, setMonth] = useState('')
  const [signature, setSignature] = useState<Signature>([])
  const [isTyped, setTyped] = useState(false)
  const [signedName, setSignedName] = useState('')
  const [flaws, setFlaws] = useState<Record<string, string>>({})
  const save = useConfirmArrival(id)
  const onSubmit = () => {
    const { data, error } = NewConfirmation.safeParse({
      ...{ place, month: isoMonth(month) },
      signature: isTyped || signature.length === 0 ? null : signature,
      signedName: isTyped ? signedName : name,
    })
    const wrong = flawsOf(error?.issues)
    if (!isTyped && signature.length === 0)
      wrong.signature = t('Bitte unterschreiben oder den Namen eintippen.')
    setFlaws(wrong)
    if (!data || Object.keys(wrong).length > 0) return
    save.mutate(data, {
      onError: (error) => {
        if (error instanceof ApiProblem)
          setFlaws(Object.fromEntries(error.errors.map(({ path, message }) => [path, message])))
      },
      onSuccess: () => {
        toast('success', t('Die Gelangensbestätigung liegt bei den Papieren.'))
        onClose()
      },
    })
  }
  return (
    <FormDialog
      title="Ankunft bestätigen"
      action="Unterschrieben senden"
      pending={save.isPending}
      isUnsaved={month !== '' || signature.length > 0 || signedName !== ''}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      {save.error && Object.keys(flaws).length === 0 && <Alert kind="error">{textOf(save.error)}</Alert>}
      <FactList
        facts={[
          [t('Abnehmer'), [form.company, ...form.address].join(', ')],
          [t('Fahrzeug'), form.vehicle],
          [t('FIN'), form.fin],
          [t('Mitgliedstaat'), form.country],
        ]}
      />
      <div className="form2">
        <TextField
          label="Ort der Ankunft"
          required
          maxLength={80}
          value={place}
          error={flaws.place}
          onChange={({ target }) => setPlace(target.value)}
        />
        <TextField
          label="Monat der Ankunft"
          hint="Zum Beispiel 11/2026."
          required
          inputMode="numeric"
          autoComplete="off"
          value={month}
          error={flaws.month}
          onChange={({ target }) => setMonth(target.value)}
        />
      </div>
      <p>Ich bestätige, dass das Fahrzeug in diesem Monat an diesem Ort angekommen ist.</p>
      {isTyped ? (
        <TextField
          label="Vor- und Nachname"
          required
          maxLength={80}
          autoComplete="name"
          value={signedName}
          error={flaws.signedName}
          onChange={({ target }) => setSignedName(target.value)}
        />
      ) : (
        <div className="field">
          <SignaturePad name={name} value={signature} onChange={setSignature} />
          {flaws.signature && <FieldMessage text={flaws.signature} />}
        </div>
      )}
      <p className="row wrap">
        <Button variant="ghost" small onClick={() => setTyped(!isTyped)}>
          {isTyped ? t('Auf dem Bildschirm unterschreiben') : t('Name eintippen')}
        </Button>
        {!isTyped && signature.length > 0 && (
          <Button variant="ghost" small onClick={() => setSignature([])}>
            Unterschrift löschen
          </Button>
        )}
      </p>
    </FormDialog>
  )
}
