import type { HouseClaim } from '@portal/contract/house/claim-desk'
import { dayText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { useId } from 'react'
import { comparisonOf, placeOf } from './facts.ts'
import { Photos } from './Photos.tsx'

type Props = { claim: HouseClaim; item: HouseClaim['items'][number] }

/** One defect in three columns: at the sale, at the hand-over, reported. */
export function DefectTable({ claim, item }: Props) {
  const { condition, purchase, createdAt } = claim
  const id = useId()
  const heads = [
    [t('Beim Verkauf'), condition ? t`Gutachten ${dayText(condition.recordedAt)}` : t('kein Gutachten')],
    [t('Übergabe'), purchase.collectedOn ? dayText(purchase.collectedOn) : '–'],
    [t('Gemeldet'), dayText(createdAt)],
  ] as const
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{placeOf(item)}</h3>
      <table className="claim-compare" aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {heads.map(([label, when]) => (
              <th key={label} scope="col">
                {label}
                <small>{when}</small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparisonOf(claim, item).map(({ label, sale, handOver, reported, isFinding }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{sale}</td>
              <td>{handOver}</td>
              <td className={isFinding ? 'new' : undefined}>{reported}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Photos claimId={claim.id} photos={item.photos} />
    </section>
  )
}
