import { IconCheck } from '@tabler/icons-react'

/** Equipment as delivered; the API has already split the lists at `;;;` (E-32). */
export function EquipmentList({ items }: { items: readonly string[] }) {
  if (items.length === 0) return <p className="muted">Keine Angaben</p>
  return (
    <ul className="equip">
      {[...new Set(items)].map((item) => (
        <li key={item}>
          <IconCheck aria-hidden />
          {item}
        </li>
      ))}
    </ul>
  )
}
