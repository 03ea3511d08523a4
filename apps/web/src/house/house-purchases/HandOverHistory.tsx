import type { HousePurchase } from '@portal/contract/house/house-purchases'
import { handOverLabels } from '@portal/domain/buyer/hand-over'
import { momentText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'

/** The changes of the hand-over state, newest first. */
export const HandOverHistory = ({ history }: Pick<HousePurchase, 'history'>) => (
  <section className="hp" aria-labelledby="hand-over-history">
    <header>
      <h2 id="hand-over-history">Verlauf</h2>
    </header>
    {history.length === 0 ? (
      <p className="in muted">Noch keine Änderung.</p>
    ) : (
      <ol className="list">
        {history.map(({ at, who, isImport, before, after }) => (
          <li key={`${at} ${before} ${after}`}>
            <div className="g">
              <p>
                <del>{handOverLabels[before]}</del> → <b>{handOverLabels[after]}</b>
              </p>
              <span>
                {momentText(at)} · {isImport ? t('Import') : (who ?? t('gelöschtes Konto'))}
              </span>
            </div>
          </li>
        ))}
      </ol>
    )}
  </section>
)
