import type { UseMutationResult } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useNavigate } from 'react-router'
import { textOf } from '../../api.ts'
import { HouseHead } from '../../shell/HouseHead.tsx'
import { StateMark } from '../../shell/StateMark.tsx'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { ImportSteps } from './ImportSteps.tsx'

type Props = {
  title: string
  /** The page with all imports of this kind. */
  listPath: string
  /** File, time and person; empty ones are left out. */
  facts: readonly (string | null)[]
  mark: ComponentProps<typeof StateMark>
  steps: ComponentProps<typeof ImportSteps>
  discard: UseMutationResult<unknown, Error, void>
  canDiscard: boolean
}

/** The head of one import: what it is, its steps, and the button that discards it. */
export function ImportHead({ title, listPath, facts, mark, steps, discard, canDiscard }: Props) {
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <HouseHead
        title={title}
        actions={
          <>
            <LinkButton to={listPath}>Alle Importe</LinkButton>
            {canDiscard && <Button onClick={() => setAsking(true)}>Verwerfen</Button>}
          </>
        }
      >
        <p>
          {facts.filter(Boolean).join(' · ')} · <StateMark {...mark} />
        </p>
      </HouseHead>
      <ImportSteps {...steps} />
      {isAsking && (
        <ConfirmDialog
          title="Import verwerfen?"
          action="Verwerfen"
          pending={discard.isPending}
          onConfirm={() =>
            discard.mutate(undefined, {
              onSuccess: () => navigate(listPath),
              onSettled: () => setAsking(false),
            })
          }
          onClose={() => setAsking(false)}
        >
          <p>Die hochgeladene Datei wird gelöscht, mit allem, was hier zu ihr entschieden ist.</p>
        </ConfirmDialog>
      )}
      {discard.error && <Alert kind="error">{textOf(discard.error)}</Alert>}
    </>
  )
}
