import { centsEuroText } from '@portal/domain/sale/invoice-texts'
import { countText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { textOf } from '../../api.ts'
import { housePurchasePath } from '../../house-paths.ts'
import { LoadFailure } from '../../ui/LoadFailure.tsx'
import { dueRefunds } from './queries.ts'

/** The purchases for which the house has to pay something back; nothing while there is none. */
export function DueRefundPanel() {
  const { data, error, refetch } = useQuery(dueRefunds)
  if (error && !data) return <LoadFailure text={textOf(error)} onRetry={refetch} />
  if (!data || data.length === 0) return null
  return (
    <section className="hp" aria-labelledby="due-refunds">
      <header>
        <h2 id="due-refunds">Zurückzuzahlen</h2>
        <span className="muted">{countText(data.length)}</span>
      </header>
      <ul className="list">
        {data.map(({ purchaseId, gwnummer, vehicle, company, number, isTakenBack, leftCents }) => (
          <li key={purchaseId}>
            <div className="g">
              <Link to={housePurchasePath(purchaseId)}>
                <b>{centsEuroText(leftCents)}</b> an {company ?? t('Partner ohne Konto')}
              </Link>
              <div className="small muted">
                {[
                  `${gwnummer} ${vehicle}`,
                  number && t`Rechnung ${number}`,
                  isTakenBack ? t('zurückgenommen') : t('zu viel bezahlt'),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </div>
            </div>
          </li>
        ))}
      </ul>
      <footer>
        <p className="small">
          Eine Überweisung im Kontoauszug mit Rechnungs- oder GW-Nummer und genauem Betrag wird von selbst
          vermerkt.
        </p>
      </footer>
    </section>
  )
}
