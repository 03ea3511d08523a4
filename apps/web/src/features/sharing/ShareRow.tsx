import type { Car } from '@portal/contract/cars'
import { IconBrandFacebook, IconBrandWhatsapp, IconMail } from '@tabler/icons-react'
import { headlineOf } from '../cars/facts.ts'

/** Specification section 9 fixes the size of the share windows (E-34). */
const windowFeatures = 'width=520,height=500,noopener'

const open = (address: string) => window.open(address, '_blank', windowFeatures)

/** Shares the address of a car's page; nothing of the networks is loaded before a click (E-33). */
export function ShareRow({ car }: { car: Car }) {
  const text = `${car.hersteller} ${car.modellgruppe}: ${headlineOf(car)}`
  const share = (address: (link: string) => string) => () => open(address(window.location.href))
  return (
    <div className="share">
      <span className="small muted">Teilen</span>
      <button
        type="button"
        className="iconbtn"
        aria-label="Auf Facebook teilen"
        onClick={share((link) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(link)}`)}
      >
        <IconBrandFacebook aria-hidden />
      </button>
      <button
        type="button"
        className="iconbtn"
        aria-label="Über WhatsApp teilen"
        onClick={share((link) => `https://wa.me/?text=${encodeURIComponent(`${text} ${link}`)}`)}
      >
        <IconBrandWhatsapp aria-hidden />
      </button>
      <a
        className="iconbtn"
        aria-label="Per E-Mail teilen"
        href={`mailto:?subject=${encodeURIComponent(text)}&body=${encodeURIComponent(window.location.href)}`}
      >
        <IconMail aria-hidden />
      </a>
    </div>
  )
}
