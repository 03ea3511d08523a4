import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { companyRoleTexts } from '@portal/domain/accounts/company-roles'
import { hasSaleRight, type SaleRight } from '@portal/domain/sale/sale-rights'
import { t } from '@portal/domain/values/text'
import { IconCheck } from '@tabler/icons-react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'

const columns: readonly (readonly [right: SaleRight, label: string])[] = [
  ['payment', t('Zahlung sehen')],
  ['pick-up', t('Ausweis')],
  ['claim', t('Rekla\u00admation')],
]

/** Who of the company may do what with the purchase. */
export const RightsPanel = ({ people }: Pick<PurchaseDetails, 'people'>) => (
  <section className="panel stack" aria-labelledby="rights">
    <div className="row between">
      <h2 id="rights">Wer darf was</h2>
      <Link to={paths.company}>Mein Betrieb</Link>
    </div>
    <table className="sale-rights">
      <caption className="vh">Rechte der Personen Ihres Betriebs</caption>
      <thead>
        <tr>
          <th scope="col">Person</th>
          {columns.map(([right, label]) => (
            <th key={right} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map(({ name, role }) => (
          <tr key={`${name} ${role}`}>
            <th scope="row">
              <span translate="no">{name}</span>
              <small>{companyRoleTexts[role].label}</small>
            </th>
            {columns.map(([right]) => (
              <td key={right}>
                {hasSaleRight(role, right) ? (
                  <>
                    <IconCheck aria-hidden /> ja
                  </>
                ) : (
                  t('nein')
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
