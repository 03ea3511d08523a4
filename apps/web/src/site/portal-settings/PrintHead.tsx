import { usePortalSettings } from './queries.ts'
import './print-head.css'

/** The operator's name and address, shown on paper only, because header and footer are not printed. */
export function PrintHead() {
  const { brand, company, contact } = usePortalSettings()
  const { street, postalCode, city, phone } = contact
  return (
    <p className="print-head">
      <b>{brand}</b> {company}, {street}, {postalCode} {city}, Telefon {phone}, {window.location.host}
    </p>
  )
}
