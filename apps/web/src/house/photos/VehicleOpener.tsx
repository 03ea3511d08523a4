import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { houseConditionPath, housePhotosPath } from '../../house-paths.ts'
import { Button } from '../../ui/Button.tsx'
import { submitted } from '../../ui/submitted.ts'
import { TextField } from '../../ui/TextField.tsx'

/** Opens the photos or the condition of a vehicle by its number. */
export function VehicleOpener() {
  const [number, setNumber] = useState('')
  const [isTried, setTried] = useState(false)
  const navigate = useNavigate()
  const isComplete = /^\d{6}$/.test(number.trim())
  const open = (pathOf: (gwnummer: string) => string) => {
    setTried(true)
    if (isComplete) void navigate(pathOf(number.trim()))
  }
  return (
    <form className="hp in stack" noValidate onSubmit={submitted(() => open(housePhotosPath))}>
      <TextField
        label="GW-Nummer"
        inputMode="numeric"
        maxLength={6}
        value={number}
        error={isTried && !isComplete ? t('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.') : undefined}
        onChange={({ target }) => setNumber(target.value)}
      />
      <div className="row">
        <Button type="submit">Fotos öffnen</Button>
        <Button onClick={() => open(houseConditionPath)}>Zustand aufnehmen</Button>
      </div>
    </form>
  )
}
