import type { Application } from '@portal/contract/accounts/dealer-activation'
import { t } from '@portal/domain/values/text'
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { toast } from '../../ui/toast.ts'
import { useDecision } from './queries.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

type Kind = 'ask-again' | 'refuse' | 'deactivate'

const wording = {
  'ask-again': {
    title: t('Unterlagen erneut anfordern'),
    action: t('Anforderung senden'),
    done: t('Die Unterlagen wurden erneut angefordert.'),
  },
  refuse: {
    title: t('Bewerbung ablehnen'),
    action: t('Bewerbung ablehnen'),
    done: t('Die Bewerbung wurde abgelehnt.'),
  },
  deactivate: {
    title: t('Händler deaktivieren'),
    action: t('Händler deaktivieren'),
    done: t('Händler wurde deaktiviert.'),
  },
} satisfies Record<Kind, { title: string; action: string; done: string }>

/** All decisions except activation; each has a reason and is mailed to the applicant. */
export function DecisionPanel({ application }: { application: Application }) {
  const [kind, setKind] = useState<Kind>()
  const decision = useDecision(application.id, (made) => toast('success', wording[made].done))
  const close = () => {
    setKind(undefined)
    decision.reset()
  }
  const kinds: Kind[] = application.activated ? ['deactivate'] : ['ask-again', 'refuse']
  return (
    <section className="panel stack">
      <h2>Andere Entscheidung</h2>
      <div className="row">
        {kinds.map((choice) => (
          <Button
            key={choice}
            variant={choice === 'ask-again' ? 'secondary' : 'danger'}
            onClick={() => setKind(choice)}
          >
            {wording[choice].title}
          </Button>
        ))}
      </div>
      {kind && (
        <ReasonDialog
          title={wording[kind].title}
          action={wording[kind].action}
          pending={decision.isPending}
          error={decision.error}
          onClose={close}
          onSend={(reason) => decision.mutate({ decision: kind, reason }, { onSuccess: close })}
        />
      )}
    </section>
  )
}
