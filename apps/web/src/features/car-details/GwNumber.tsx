import { IconCopy } from '@tabler/icons-react'
import { toast } from '../../ui/toast.ts'

/** The number dealers quote on the phone, with a copy button. */
export function GwNumber({ gwnummer }: { gwnummer: string }) {
  const copy = () =>
    navigator.clipboard.writeText(gwnummer).then(
      () => toast('success', 'GW-Nummer kopiert.'),
      () => toast('error', 'Die GW-Nummer konnte nicht kopiert werden.'),
    )
  return (
    <span className="gw-copy">
      <span className="gw">
        GW&nbsp;<b>{gwnummer}</b>
      </span>
      <button type="button" className="iconbtn" aria-label={`GW-Nummer ${gwnummer} kopieren`} onClick={copy}>
        <IconCopy aria-hidden />
      </button>
    </span>
  )
}
