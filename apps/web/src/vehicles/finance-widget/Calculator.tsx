import type { Car } from '@portal/contract/vehicles/cars'
import { dayText, euroCentText, euroText, percentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { financeTerms, loanOf, standardTerm } from '@portal/domain/vehicles/annuity'
import { IconMail } from '@tabler/icons-react'
import { type ChangeEvent, useId, useState } from 'react'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { CreditWarning } from './CreditWarning.tsx'
import { downPaymentOf } from './facts.ts'

/** Calculates a monthly rate from the car's price and the operator's terms; sends nothing. */
export function Calculator({ car }: { car: Car }) {
  const { financeOffer, mail } = usePortalSettings()
  const price = car.planverkaufspreisprivatkundengeschaeftbrutto
  const down = downPaymentOf(price)
  const [downPayment, setDownPayment] = useState(down.start)
  const [term, setTerm] = useState(financeTerms.indexOf(standardTerm))
  const months = financeTerms[term] ?? standardTerm
  const loan = loanOf(price, downPayment, months, financeOffer.rate)
  const body = t`GW-Nr. ${car.gwnummer}: Anzahlung ${euroText(downPayment)}, Laufzeit ${months} Monate, Rate ${euroCentText(loan.rate)}`
  return (
    <>
      <div className="calculator">
        <div className="stack l">
          <Slider
            label="Anzahlung"
            text={euroText(downPayment)}
            value={downPayment}
            onValue={setDownPayment}
            max={down.max}
            step={down.step}
          />
          <Slider
            label="Laufzeit"
            text={t`${months} Monate`}
            value={term}
            onValue={setTerm}
            max={financeTerms.length - 1}
            step={1}
          />
        </div>
        <div className="stack">
          <output className="rate" aria-live="polite">
            <span className="price-label">Monatliche Rate</span>
            <span className="price l">{euroCentText(loan.rate)}</span>
          </output>
          <dl>
            <LoanRow label="Effektiver Jahreszins" value={percentText(loan.effectiveRate)} />
            <LoanRow label="Gebundener Sollzins p. a." value={percentText(loan.borrowingRate)} />
            <LoanRow label="Nettodarlehensbetrag" value={euroCentText(loan.net)} />
            <LoanRow label="Gesamtbetrag" value={euroCentText(loan.total)} />
          </dl>
          <a
            className={buttonClass({ variant: 'primary', block: true })}
            href={`mailto:${mail.private}?subject=${encodeURIComponent(t('Finanzierung'))}&body=${encodeURIComponent(body)}`}
          >
            <IconMail aria-hidden />
            Finanzierung anfragen
          </a>
        </div>
      </div>
      <Example price={price} />
    </>
  )
}

type SliderProps = {
  label: string
  text: string
  value: number
  onValue: (value: number) => void
  max: number
  step: number
}

function Slider({ label, text, value, onValue, max, step }: SliderProps) {
  const id = useId()
  return (
    <div className="slider">
      <label htmlFor={id}>{label}</label>
      <b aria-hidden>{text}</b>
      <input
        id={id}
        type="range"
        min={0}
        {...{ value, max, step }}
        aria-valuetext={text}
        onChange={(event: ChangeEvent<HTMLInputElement>) => onValue(event.target.valueAsNumber)}
      />
    </div>
  )
}

const LoanRow = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)

/**
 * The representative example that is required beside an advertised rate (section 17 PAngV): terms that at least two
 * thirds of the customers get.
 */
function Example({ price }: { price: number }) {
  const { rate, rateDate, lender } = usePortalSettings().financeOffer
  const { start } = downPaymentOf(price)
  const loan = loanOf(price, start, standardTerm, rate)
  return (
    <div className="stack s">
      <p className="small muted">
        Repräsentatives Beispiel: Kaufpreis {euroCentText(price)}, Anzahlung {euroCentText(start)},
        Nettodarlehensbetrag {euroCentText(loan.net)}, Laufzeit {loan.months} Monate, {loan.months} Raten zu{' '}
        {euroCentText(loan.rate)}, gebundener Sollzins {percentText(loan.borrowingRate)} p. a., effektiver
        Jahreszins {percentText(rate)}, Gesamtbetrag {euroCentText(loan.total)}. Bonität vorausgesetzt. Stand:{' '}
        {dayText(rateDate)}. Darlehensgeber: {lender}.
      </p>
      <CreditWarning />
    </div>
  )
}
