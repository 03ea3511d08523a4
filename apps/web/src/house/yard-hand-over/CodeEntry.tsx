import type { CheckedPass } from '@portal/contract/house/yard-hand-over'
import { codeFlaw, isPassLink } from '@portal/domain/sale/pick-up'
import { t } from '@portal/domain/values/text'
import { IconScan } from '@tabler/icons-react'
import { type SubmitEvent, useCallback, useState } from 'react'
import { ApiProblem, textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { CodeScanner, canScan, type ScanFailure } from '../../ui/CodeScanner.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useCheckPass } from './sending.ts'

type Props = {
  /** The vehicle chosen in the list; without one, the pass decides. */
  gwnummer: string | undefined
  onChecked: (pass: CheckedPass, code: string) => void
  /** With the refused pass, or null where only the vehicle is chosen. */
  onRefuse: (code: string | null) => void
}

const tooOften = t('Zu viele falsche PINs. Bitte 15 Minuten warten oder den Code scannen.')

const failureTexts: Record<ScanFailure, string> = {
  refused: t(
    'Die Kamera ist für diese Seite nicht erlaubt. Bitte in den Einstellungen des Browsers erlauben oder die PIN eintippen.',
  ),
  missing: t('Dieses Gerät hat keine Kamera. Bitte die PIN eintippen.'),
  busy: t('Eine andere App benutzt die Kamera. Bitte dort beenden und noch einmal scannen.'),
  other: t('Das Scannen geht gerade nicht. Bitte noch einmal versuchen oder die PIN eintippen.'),
}

/** Scans a pass with the camera, or takes its PIN. */
export function CodeEntry({ gwnummer, onChecked, onRefuse }: Props) {
  const [isScanning, setScanning] = useState(false)
  /** What is wrong with the camera, or with what it sees. */
  const [scanNote, setScanNote] = useState<string>()
  const [pin, setPin] = useState('')
  const [pinFlaw, setPinFlaw] = useState<string | null>(null)
  const { mutate, reset, error, isPending, variables } = useCheckPass()
  const check = useCallback(
    (code: string) => {
      setScanning(false)
      setScanNote(undefined)
      setPinFlaw(null)
      mutate({ code, gwnummer }, { onSuccess: (pass) => onChecked(pass, code) })
    },
    [mutate, gwnummer, onChecked],
  )
  const onCode = useCallback(
    (code: string) => {
      const isPass = isPassLink(code)
      if (isPass) check(code)
      else setScanNote(t('Dieser QR-Code ist kein Abholausweis. Bitte den Code des Ausweises zeigen lassen.'))
      return !isPass
    },
    [check],
  )
  const onFailure = useCallback((why: ScanFailure) => {
    setScanning(false)
    setScanNote(failureTexts[why])
  }, [])
  const refused =
    error instanceof ApiProblem && error.type === 'pass-refused' ? (variables?.code ?? null) : null
  const flaw = pinFlaw ?? (error instanceof ApiProblem ? error.errors[0]?.message : undefined)
  /** A mistyped PIN is not sent, so that it is refused without a connection too. */
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = codeFlaw(pin)
    setPinFlaw(found)
    if (found === null) check(pin)
    else reset()
  }
  return (
    <section className="hp" aria-labelledby="scan">
      <header>
        <h2 id="scan">Ausweis prüfen{gwnummer && `, GW ${gwnummer}`}</h2>
      </header>
      <div className="in stack">
        {error && !flaw && <Alert kind="error">{textOf(error, { 'too-many-attempts': tooOften })}</Alert>}
        {scanNote && <Alert kind="error">{scanNote}</Alert>}
        {isScanning && (
          <CodeScanner
            label="Kamera für den QR-Code"
            lightLabel={t('Licht')}
            onCode={onCode}
            onFailure={onFailure}
          />
        )}
        {canScan() && (
          <Button
            block
            onClick={() => {
              setScanning(!isScanning)
              setScanNote(undefined)
              reset()
            }}
          >
            <IconScan aria-hidden />
            {isScanning ? t('Kamera ausschalten') : t('Ausweis scannen')}
          </Button>
        )}
        <form className="stack" noValidate onSubmit={submit}>
          <TextField
            label="PIN, 6 Ziffern"
            hint="Die PIN nennt der Abholer."
            className="pin-field"
            inputMode="numeric"
            autoComplete="off"
            value={pin}
            error={flaw}
            onChange={({ target }) => {
              setPin(target.value)
              setPinFlaw(null)
            }}
          />
          <Button type="submit" variant="primary" block pending={isPending}>
            Ausweis prüfen
          </Button>
        </form>
        {(refused !== null || gwnummer !== undefined) && (
          <Button block onClick={() => onRefuse(refused)}>
            Nicht ausgeben
          </Button>
        )}
      </div>
    </section>
  )
}
