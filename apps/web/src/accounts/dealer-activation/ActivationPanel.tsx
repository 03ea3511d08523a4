import type { Application } from '@portal/contract/accounts/dealer-activation'
import { useForm } from 'react-hook-form'
import { formResolver } from '../../form-resolver.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ActivationForm, activationProblem, activationQuery, activationReason } from './form.ts'
import { useActivation } from './queries.ts'

type Props = { application?: Application; onClose: () => void }

/** The activation form of the specification (J-02 to J-05), prefilled from the open application. */
export function ActivationPanel({ application, onClose }: Props) {
  const form = useForm<ActivationForm>({
    resolver: formResolver(ActivationForm),
    mode: 'onTouched',
    defaultValues: {
      username: application?.login ?? '',
      partnernumber: application?.partner_number ?? '',
      aktivieren: 'ja',
    },
  })
  const activation = useActivation()
  const { errors } = form.formState
  const send = form.handleSubmit((values) => activation.mutate(activationQuery(values)))
  const reason = activationReason(activation.error)
  return (
    <form className="panel stack" onSubmit={send} noValidate>
      <h2>Aktivierung</h2>
      {activation.error && (
        <Alert kind="error">
          <p>{activationProblem(activation.error, activation.variables?.aktivieren ?? true)}</p>
          {reason && <p>{reason}</p>}
        </Alert>
      )}
      <div className="form2">
        <TextField
          label="Benutzername"
          required
          autoCapitalize="none"
          autoComplete="off"
          error={errors.username?.message}
          {...form.register('username')}
        />
        <TextField
          label="Partnernummer"
          required
          inputMode="numeric"
          autoComplete="off"
          error={errors.partnernumber?.message}
          {...form.register('partnernumber')}
        />
        <fieldset className="full">
          <legend>Händler aktivieren</legend>
          <div className="row choice">
            <Checkbox type="radio" label="Ja" value="ja" {...form.register('aktivieren')} />
            <Checkbox type="radio" label="Nein" value="nein" {...form.register('aktivieren')} />
          </div>
        </fieldset>
      </div>
      <div className="formfoot">
        <Button
          variant="ghost"
          onClick={() => {
            form.reset()
            onClose()
          }}
        >
          Abbrechen
        </Button>
        <Button type="submit" variant="primary" pending={activation.isPending}>
          Händleraccount aktivieren
        </Button>
      </div>
    </form>
  )
}
