import { IconBuildingBank } from '@tabler/icons-react'
import { CreditWarning } from '../vehicles/finance-widget/CreditWarning.tsx'

/** The operator's note about its financing partner, shown when the setting is on. */
export function BankBanner() {
  return (
    <aside className="bank-banner" aria-label="Partnerbank">
      <div className="container row">
        <IconBuildingBank aria-hidden />
        <div className="stack s">
          <p>Finanzierung über unsere Partnerbank: sprechen Sie uns vor dem Kauf an.</p>
          <CreditWarning />
        </div>
      </div>
    </aside>
  )
}
