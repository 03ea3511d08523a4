import type { AppointmentCalendar } from '@portal/contract/enquiries'
import { paymentOptions } from '@portal/domain/appointment'
import type { UseQueryResult } from '@tanstack/react-query'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FieldMessage, RequiredStar } from '../../ui/Field.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import type { EnquiryFormState } from './ContactFields.tsx'
import { DayField } from './DayField.tsx'
import { withPayment } from './form.ts'
import { TimeField } from './TimeField.tsx'

type Props = { form: EnquiryFormState; days: UseQueryResult<AppointmentCalendar> }

/** Day, time and wishes of an appointment request (F-13 to F-29). */
export default function AppointmentFields({ form, days }: Props) {
  const { register, setValue, watch, formState } = form
  const payment = watch('paymentOption')
  const paymentError = formState.errors.paymentOption?.message
  if (days.isError)
    return (
      <Alert kind="error">
        <p>Der Kalender konnte nicht geladen werden.</p>
        <Button small onClick={() => days.refetch()}>
          Erneut versuchen
        </Button>
      </Alert>
    )
  if (!days.data) return <Spinner />
  return (
    <>
      <Alert>Bitte beachten Sie die Öffnungszeiten und eine Vorlaufzeit von 3 Stunden.</Alert>
      <div className="form2">
        <DayField form={form} calendar={days.data} />
        <TimeField form={form} calendar={days.data} />
        <fieldset className="full">
          <legend>
            Zahlungsart
            <RequiredStar />
          </legend>
          <div className="checks">
            {paymentOptions.map(({ value, label }) => (
              <Checkbox
                key={value}
                label={label}
                name="paymentOption"
                value={value}
                checked={payment.includes(value)}
                onChange={(event) =>
                  setValue('paymentOption', withPayment(payment, value, event.target.checked), {
                    shouldValidate: formState.isSubmitted,
                  })
                }
              />
            ))}
          </div>
          {paymentError && <FieldMessage text={paymentError} />}
        </fieldset>
        <div className="full checks">
          <Checkbox label="mit Inzahlungnahme" {...register('mit_inzahlungnahme')} />
          <Checkbox label="mit Finanzierung" {...register('mit_finanzierung')} />
        </div>
      </div>
    </>
  )
}
