import type { HousePurchaseEntry } from '@portal/contract/house/house-purchases'
import { dayText, euroCentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { vehicleName } from '@portal/domain/vehicles/attributes/name'
import { Link } from 'react-router'
import { housePurchasePath } from '../../house-paths.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { stateOf } from './facts.ts'

type Props = { purchases: readonly HousePurchaseEntry[]; withCompany?: boolean }

/** Purchases with the state of their hand-over, as links to their pages. */
export const PurchaseList = ({ purchases, withCompany = false }: Props) => (
  <ul className="list">
    {purchases.map(
      ({ id, gwnummer, maker, model, puchasesDate, partner_number, company, price, ...entry }) => (
        <li key={id}>
          <div className="g">
            <Link to={housePurchasePath(id)}>
              {gwnummer} · {vehicleName(maker, model)}
            </Link>
            <span>
              {dayText(puchasesDate)}
              {price && ` · ${euroCentText(price)}`}
              {withCompany && ` · ${company ?? t('ohne Konto')} (${partner_number})`}
            </span>
          </div>
          <StateMark {...stateOf(entry)} />
        </li>
      ),
    )}
  </ul>
)
