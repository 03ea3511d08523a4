import { t } from '@portal/domain/values/text'
import { IconCopy } from '@tabler/icons-react'
import { toast } from '../../ui/toast.ts'

/** Copies a GW number, which dealers quote on the phone and paste into their own systems. */
export function CopyGwButton({ gwnummer, className = 'copy-gw' }: { gwnummer: string; className?: string }) {
  const copy = () =>
    navigator.clipboard.writeText(gwnummer).then(
      () => toast('success', t('GW-Nummer kopiert.')),
      () => toast('error', t('Die GW-Nummer konnte nicht kopiert werden.')),
    )
  return (
    <button type="button" className={className} aria-label={t`GW-Nummer ${gwnummer} kopieren`} onClick={copy}>
      <IconCopy aria-hidden />
    </button>
  )
}
