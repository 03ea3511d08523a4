import { claimTitle } from '@portal/domain/sale/claim-items'
import { claimPeriodText } from '@portal/domain/sale/claim-period'
import { buyersClaimLabel } from '@portal/domain/sale/claim-states'
import { t } from '@portal/domain/values/text'
import { useQuery } from '@tanstack/react-query'
import { textOf } from '../../api.ts'
import { claimPath } from '../../paths.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { isShown, untilText } from './facts.ts'
import { OwnClaimView } from './OwnClaimView.tsx'
import { claimsOf } from './queries.ts'
import './claims.css'

type Props = { purchaseId: string; isTakenBack: boolean }

/** The claims about a purchase, and until when defects can be reported. */
export function ClaimPanel({ purchaseId, isTakenBack }: Props) {
  const { data, error } = useQuery(claimsOf(purchaseId))
  if (error && !data) return <Alert kind="error">{textOf(error)}</Alert>
  if (!data || !isShown(data)) return null
  const { period, mayClaim, claims } = data
  return (
    <section className="panel stack" aria-labelledby="claims">
      <h2 id="claims">Reklamation</h2>
      {claims.map((claim, index) => {
        const text = buyersClaimLabel(claim.state)
        return (
          <Disclosure
            key={claim.id}
            open={index === 0}
            title={
              <span className="claim-title">
                <b>{claimTitle(claim.items)}</b>
                <span className="tag">{text}</span>
              </span>
            }
          >
            <OwnClaimView purchaseId={purchaseId} claim={claim} mayClaim={mayClaim} />
          </Disclosure>
        )
      })}
      {period.state === 'open' && period.lastDay ? (
        <>
          <p className="small">{untilText(period.lastDay)}</p>
          {mayClaim ? (
            <LinkButton to={claimPath(purchaseId)}>
              {claims.length > 0 ? t('Weiteren Mangel melden') : t('Mangel melden')}
            </LinkButton>
          ) : (
            <p className="muted small">Inhaber und Einkäufer Ihres Betriebs können Mängel melden.</p>
          )}
        </>
      ) : (
        !isTakenBack && <p className="muted small">{claimPeriodText(period)}</p>
      )}
    </section>
  )
}
