import { t } from '@portal/domain/values/text'
import { IconX } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { isDecided } from '../consent.ts'
import { usePortalSettings } from '../site/portal-settings/queries.ts'
import { storedInstallNotes } from '../storage.ts'
import { Button } from '../ui/Button.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { dueNote, isApple, withDismissal } from './install.ts'
import { Logo } from './Logo.tsx'
import './install-banner.css'

/** Event of Chromium that is missing in the standard type library; it allows installing later. */
type InstallPrompt = Event & { prompt: () => Promise<{ outcome: 'accepted' | 'dismissed' }> }
const isInstallPrompt = (event: Event): event is InstallPrompt => 'prompt' in event

const isPhone = () => window.matchMedia('(max-width: 899px) and (pointer: coarse)').matches
const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches

/** The consent question comes first; the install note is shown at the next visit. */
const isDue = () =>
  isPhone() && !isInstalled() && isDecided() && dueNote(storedInstallNotes.read() ?? {}, Date.now()) !== null

type Props = {
  /** Keeps the browser's prompt for the next page that shows the note. */
  isHidden: boolean
}

/** Offers installation on phones: the browser's install prompt if available, otherwise instructions. */
export function InstallBanner({ isHidden }: Props) {
  const { brand } = usePortalSettings()
  const [isShown, setShown] = useState(isDue)
  const [prompt, setPrompt] = useState<InstallPrompt | null>(null)
  useEffect(() => {
    const keep = (event: Event) => {
      event.preventDefault()
      if (isInstallPrompt(event)) setPrompt(event)
    }
    const finish = () => {
      storedInstallNotes.write({ ...storedInstallNotes.read(), installedAt: Date.now() })
      setShown(false)
    }
    window.addEventListener('beforeinstallprompt', keep)
    window.addEventListener('appinstalled', finish)
    return () => {
      window.removeEventListener('beforeinstallprompt', keep)
      window.removeEventListener('appinstalled', finish)
    }
  }, [])
  if (!isShown || isHidden) return null
  const dismiss = () => {
    storedInstallNotes.write(withDismissal(storedInstallNotes.read() ?? {}, Date.now()))
    setShown(false)
  }
  return (
    <aside className="appbanner" aria-label="App-Hinweis">
      <span className="appicon" aria-hidden>
        <Logo />
      </span>
      <div className="text">
        <b>{brand} als App</b>
        <div className="small muted">{prompt ? t('Schneller zu Suche und Merkliste') : instructions()}</div>
      </div>
      {prompt && (
        <Button
          variant="primary"
          small
          onClick={() => prompt.prompt().then(({ outcome }) => outcome === 'dismissed' && dismiss())}
        >
          Installieren
        </Button>
      )}
      <IconButton Icon={IconX} label="Hinweis schließen" onClick={dismiss} />
    </aside>
  )
}

const instructions = () =>
  isApple(navigator)
    ? t('Im Browser „Teilen“ antippen, dann „Zum Home-Bildschirm“')
    : t('Im Browsermenü „Zum Startbildschirm hinzufügen“ wählen')
