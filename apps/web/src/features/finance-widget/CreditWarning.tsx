import { usePortalSettings } from '../portal-settings/queries.ts'

/** What has to stand, easy to see, wherever credit is advertised (Art. 8 of Directive (EU) 2023/2225). */
export const CreditWarning = () => (
  <p className="small">
    <b>{usePortalSettings().financeOffer.warning}</b>
  </p>
)
