import { euroCentText, euroText } from '@portal/domain/formats'

type Props = { value: number; label?: string; size?: 'm' | 'l'; withCents?: boolean }

/** The price label: gross euro, whole in lists, with cents on the vehicle page. */
export function Price({ value, label, size = 'm', withCents = false }: Props) {
  return (
    <div>
      {label && <span className="price-label">{label}</span>}
      <span className={size === 'l' ? 'price l' : 'price'}>
        {withCents ? euroCentText(value) : euroText(value)}
      </span>
    </div>
  )
}
