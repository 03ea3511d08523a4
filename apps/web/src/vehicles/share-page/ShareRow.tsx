import type { Car } from '@portal/contract/vehicles/cars'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { IconBrandFacebook, IconBrandWhatsapp, IconLink, IconMail, IconShare2 } from '@tabler/icons-react'
import { IconButton } from '../../ui/IconButton.tsx'
import { hasShareSheet, openShareSheet } from '../../ui/share-sheet.ts'
import { toast } from '../../ui/toast.ts'
import { headlineOf } from '../cars/facts.ts'
import { trackShare } from './track.ts'

/** Specification section 9 defines the size of the share windows (E-34). */
const windowFeatures = 'width=520,height=500,noopener'

/** Links to the share page: networks read picture and price from it and cannot follow a hash route. */
const linkOf = ({ gwnummer }: Car) => new URL(`/fahrzeug/${gwnummer}`, window.location.origin).href

/** Shares a car; nothing is loaded from the networks before a click (E-33). */
export function ShareRow({ car }: { car: Car }) {
  const title = `${carName(car)}: ${headlineOf(car)}`
  const url = linkOf(car)
  const open = (way: string, address: string) => () => {
    trackShare(way, car)
    window.open(address, '_blank', windowFeatures)
  }
  function copy() {
    trackShare('Link', car)
    navigator.clipboard.writeText(url).then(
      () => toast('success', t('Der Link wurde kopiert.')),
      () => toast('error', t`Der Link konnte nicht kopiert werden: ${url}`),
    )
  }
  return (
    <div className="row s share">
      {hasShareSheet() ? (
        <IconButton
          Icon={IconShare2}
          label="Teilen"
          onClick={async () => {
            trackShare('Gerät', car)
            if (!(await openShareSheet({ title, url }))) copy()
          }}
        />
      ) : (
        <span className="small muted">Teilen</span>
      )}
      <IconButton Icon={IconLink} label="Link kopieren" onClick={copy} />
      <IconButton
        Icon={IconBrandFacebook}
        label="Auf Facebook teilen"
        onClick={open('Facebook', `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`)}
      />
      <IconButton
        Icon={IconBrandWhatsapp}
        label="Über WhatsApp teilen"
        onClick={open('WhatsApp', `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`)}
      />
      <a
        className="iconbtn"
        aria-label="Per E-Mail teilen"
        href={`mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`}
        onClick={() => trackShare('E-Mail', car)}
      >
        <IconMail aria-hidden />
      </a>
    </div>
  )
}
