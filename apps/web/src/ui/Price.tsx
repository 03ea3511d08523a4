import { euroCentText, euroText } from '@portal/domain/values/formats'

type Props = { value: number | null; label?: string; size?: 'm' | 'l'; withCents?: boolean }

/** The price label: gross euro, whole in lists, with cents on the vehicle page; null is a price on request. */
export function Price({ value, label, size = 'm', withCents = false }: Props) {
  return (
    <div>
      {label && <span className="price-label">{label}</span>}
      {value === null ? (
        <span className="price-request">auf Anfrage</span>
      ) : (
        <span className={size === 'l' ? 'price l' : 'price'}>
          {withCents ? euroCentText(value) : euroText(value)}
        </span>
      )}
    </div>
  )
}
