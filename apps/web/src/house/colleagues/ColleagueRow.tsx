import type { Colleague } from '@portal/contract/house/colleagues'
import { houseRoles, houseRoleTexts } from '@portal/domain/accounts/house-roles'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { roleChoices } from '../../accounts/company/facts.ts'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { options } from '../../ui/SelectField.tsx'
import { lockedText } from '../house-dealers/facts.ts'
import { useEndColleague, useSendLink, useSetRole, useUnlock } from './queries.ts'

type Props = { colleague: Colleague; isOwn: boolean }

/** One account of the house; administrators cannot change their own. */
export function ColleagueRow({
  colleague: { id, firstName, lastName, email, role, hasSecondFactor, lockedUntil },
  isOwn,
}: Props) {
  const [isEnding, setEnding] = useState(false)
  const setRole = useSetRole()
  const end = useEndColleague()
  const sendLink = useSendLink()
  const unlock = useUnlock()
  const name = `${firstName} ${lastName}`
  return (
    <li>
      <div className="who">
        <b>{name}</b>
        {isOwn && <span className="tag">Sie</span>}
        {role === null && <span className="tag">Beendet</span>}
        {lockedUntil && <span className="st bad">{lockedText(lockedUntil)}</span>}
        <span className="muted">
          {email}
          {role !== null &&
            (hasSecondFactor ? t(', zweiter Faktor eingerichtet') : t(', zweiter Faktor fehlt'))}
        </span>
      </div>
      {isOwn && role && <span>{houseRoleTexts[role].label}</span>}
      {!isOwn && (
        <>
          <select
            className="select"
            aria-label={t`Rolle von ${name}`}
            value={role ?? ''}
            disabled={setRole.isPending}
            onChange={({ target }) => {
              const chosen = houseRoles.find((one) => one === target.value)
              if (chosen) setRole.mutate({ id, role: chosen })
            }}
          >
            {role === null && <option value="">Wieder zulassen als …</option>}
            {options(roleChoices(houseRoleTexts))}
          </select>
          {role !== null && (
            <>
              {lockedUntil && (
                <Button
                  pending={unlock.isPending}
                  aria-label={t`Anmeldesperre von ${name} aufheben`}
                  onClick={() => unlock.mutate(id)}
                >
                  Sperre aufheben
                </Button>
              )}
              <Button
                pending={sendLink.isPending}
                aria-label={t`Neuer Link für das Passwort an ${name}`}
                onClick={() => sendLink.mutate(id)}
              >
                Neuer Link
              </Button>
              <Button
                variant="ghost"
                aria-label={t`Zugang von ${name} beenden`}
                onClick={() => setEnding(true)}
              >
                Beenden
              </Button>
            </>
          )}
        </>
      )}
      {isEnding && (
        <ConfirmDialog
          title={t`Zugang von ${name} beenden?`}
          onClose={() => setEnding(false)}
          action="Zugang beenden"
          pending={end.isPending}
          onConfirm={() => end.mutate(id, { onSettled: () => setEnding(false) })}
        >
          <p>{name} wird sofort auf allen Geräten abgemeldet und kann sich nicht mehr anmelden.</p>
        </ConfirmDialog>
      )}
    </li>
  )
}
