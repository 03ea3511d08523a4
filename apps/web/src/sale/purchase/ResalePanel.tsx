import type { PurchaseDetails } from '@portal/contract/sale/purchase'
import { readResalePack } from '@portal/contract/sale/resale-pack'
import { seesOffers } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import { IconFileZip } from '@tabler/icons-react'
import { DownloadButton } from '../../DownloadButton.tsx'
import { download } from '../../download.ts'
import { useAccount } from '../../session/account.ts'

/** What the dealer needs to offer the vehicle elsewhere, in one file; not for accountants. */
export function ResalePanel({ id, gwnummer }: Pick<PurchaseDetails, 'id' | 'gwnummer'>) {
  if (!seesOffers(useAccount())) return null
  return (
    <section className="panel stack" aria-labelledby="resale">
      <h2 id="resale">Weiterverkauf</h2>
      <p className="muted">
        Alle Angaben als Datei für mobile.de, die Fotos und der Zustand beim Kauf. Ohne Preise.
      </p>
      <DownloadButton
        Icon={IconFileZip}
        save={() => download(readResalePack, t`weiterverkauf-${gwnummer}.zip`, { params: { id } })}
      >
        Verkaufspaket als ZIP
      </DownloadButton>
    </section>
  )
}
