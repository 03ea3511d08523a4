import { usePortalSettings } from '../../site/portal-settings/queries.ts'

/** The warning required wherever credit is advertised (Art. 8 of Directive (EU) 2023/2225). */
export const CreditWarning = () => (
  <p className="small">
    <b>{usePortalSettings().financeOffer.warning}</b>
  </p>
)
