import { IconBuildingBank } from '@tabler/icons-react'

/** The operator's note about his financing partner; shown when the flag is on. */
export function BankBanner() {
  return (
    <aside className="bank-banner" aria-label="Partnerbank">
      <div className="container row">
        <IconBuildingBank aria-hidden />
        <p>Finanzierung über unsere Partnerbank: sprechen Sie uns vor dem Kauf an.</p>
      </div>
    </aside>
  )
}
