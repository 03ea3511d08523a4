import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { BuyerField } from './BuyerField.tsx'
import type { FieldErrors, RuleFields } from './form.ts'

const kinds = [
  { value: 'percent', label: t('Prozent') },
  { value: 'shift', label: t('Betrag') },
  { value: 'set', label: t('Fest') },
]
const roundings = [
  { value: '10', label: '10 €' },
  { value: '50', label: '50 €' },
  { value: '100', label: '100 €' },
  { value: '900', label: '…900 €' },
  { value: 'none', label: t('nicht runden') },
]
const tiers = [
  { value: 'dealer', label: t('nur Händlerpreis') },
  { value: 'consumer', label: t('nur Privatpreis') },
  { value: 'both', label: t('Händler- und Privatpreis') },
]
const amountLabels = new Map([
  ['percent', t('Um (in %)')],
  ['shift', t('Um (in €)')],
  ['set', t('Auf (in €)')],
])

type Props = {
  fields: RuleFields
  /** Accounts that a price run mails; 0 before the preview. */
  watchers?: number
  errors: FieldErrors
  /** Receives a change of the latest fields, because a field may change another one when it loses the focus. */
  onChange: (change: (latest: RuleFields) => RuleFields) => void
}

/** The form for the values of a rule. */
export function RuleForm({ fields, errors, watchers = 0, onChange }: Props) {
  const set = (changes: Partial<RuleFields>) => onChange((latest) => ({ ...latest, ...changes }))
  const control = (name: Exclude<keyof RuleFields, 'isReservationEnded' | 'notifiesWatchers'>) => ({
    value: fields[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
  })
  switch (fields.action) {
    case 'price':
      return (
        <>
          <Segment
            legend="Änderung"
            name="kind"
            items={kinds}
            value={fields.kind}
            onChange={({ target }) => set({ kind: target.value })}
          />
          <div className="form2">
            <TextField
              label={amountLabels.get(fields.kind) ?? ''}
              inputMode="decimal"
              autoComplete="off"
              {...control('amount')}
            />
            <SelectField label="Runden auf" choices={roundings} {...control('rounding')} />
          </div>
          <TextField
            label="Grenze des Laufs (in €)"
            optional
            inputMode="decimal"
            autoComplete="off"
            hint="Fahrzeuge darunter werden abgelehnt, nicht gekappt. Die Untergrenze jedes Fahrzeugs gilt immer."
            {...control('floor')}
          />
          <SelectField label="Gilt für" choices={tiers} {...control('prices')} />
          <TextField
            label="Grund"
            optional
            maxLength={200}
            autoComplete="off"
            hint="Steht im Protokoll und in der Liste der Aufträge."
            {...control('reason')}
          />
          {fields.prices !== 'consumer' && (
            <Checkbox
              label={
                watchers === 0
                  ? t('Beobachter benachrichtigen')
                  : plural(
                      watchers,
                      'Beobachter benachrichtigen (1 E-Mail)',
                      'Beobachter benachrichtigen (# E-Mails)',
                    )
              }
              checked={fields.notifiesWatchers}
              onChange={({ target }) => set({ notifiesWatchers: target.checked })}
            />
          )}
        </>
      )
    case 'reserve':
      return (
        <>
          <BuyerField
            hint="Er bekommt eine Mail. Bis zum Ende der Reservierung kann nur er kaufen."
            {...control('partner_number')}
            onChange={({ target }) => set({ partner_number: target.value, buyerId: '' })}
            onName={(partner_number) => set({ partner_number, buyerId: '' })}
            person={{
              ...control('buyerId'),
              hint: t('Über seinem Limit muss ein Inhaber des Betriebs die Reservierung freigeben.'),
            }}
          />
          <div className="form2">
            <TextField label="Reserviert bis" type="date" {...control('until')} />
            <TextField
              label="Uhrzeit"
              optional
              type="time"
              hint="Leer: bis zum Ende des Tages."
              {...control('time')}
            />
          </div>
          <TextField
            label="Notiz"
            optional
            maxLength={100}
            autoComplete="off"
            hint="Zum Beispiel für wen, wenn es kein Händler ist. Nur das Haus liest sie."
            {...control('for')}
          />
        </>
      )
    case 'sell':
      return (
        <>
          <BuyerField
            hint="Mit Partnernummer steht der Kauf in der Historie des Händlers."
            {...control('partner_number')}
            onChange={({ target }) => set({ partner_number: target.value, buyerId: '' })}
            onName={(partner_number) => set({ partner_number, buyerId: '' })}
            person={control('buyerId')}
          />
          <TextField
            label="Verkaufspreis je Fahrzeug (in €)"
            optional
            inputMode="decimal"
            autoComplete="off"
            hint="Ohne Angabe gilt der Händlerpreis des Fahrzeugs. Später unter „Käufe“ zu berichtigen."
            {...control('price')}
          />
          <Checkbox
            label="Auch verkaufen, was für einen anderen Händler reserviert ist"
            checked={fields.isReservationEnded}
            onChange={({ target }) => set({ isReservationEnded: target.checked })}
          />
        </>
      )
    case 'move':
      return <TextField label="Standort" maxLength={80} autoComplete="off" {...control('location')} />
    case 'promote':
      return (
        <TextField
          label="Name der Aktion"
          optional
          maxLength={80}
          autoComplete="off"
          hint="Ohne Namen werden die Fahrzeuge aus ihrer Aktion genommen."
          {...control('promotion')}
        />
      )
    default:
      return <p className="muted">Diese Aktion hat keine Einstellungen.</p>
  }
}
