import type { HousePurchase } from '@portal/contract/house/house-purchases'
import { refusalReasons } from '@portal/domain/sale/refusals'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

/** When and why the yard did not hand the vehicle over; nothing where it never happened. */
export const RefusalPanel = ({ refusals }: Pick<HousePurchase, 'refusals'>) =>
  refusals.length > 0 && (
    <section className="hp" aria-labelledby="refusals">
      <header>
        <h2 id="refusals">Nicht ausgegeben</h2>
      </header>
      <ol className="list">
        {refusals.map(({ at, reason, text, who }) => (
          <li key={at}>
            <div className="g">
              <p>
                <b>{refusalReasons[reason]}</b>
                {text && `: ${text}`}
              </p>
              <span>
                {momentText(at)} · {who ?? t('gelöschtes Konto')}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
