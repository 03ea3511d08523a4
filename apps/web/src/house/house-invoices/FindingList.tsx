import { has } from '@portal/domain/accounts/roles'
import type { InvoiceFinding } from '@portal/domain/sale/invoice'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { useAccount } from '../../session/account.ts'
import { StateMark } from '../../shell/StateMark.tsx'
import { Button } from '../../ui/Button.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { fixOf } from './facts.ts'

const looks = { error: ['bad', t('Fehler')], hint: ['res', t('Hinweis')] } as const

/** What a button beside a finding does to the form. */
export type FormFix = { label: string; apply: () => void }

type Props = {
  findings: readonly InvoiceFinding[]
  /** The account of the buying company. */
  dealerId: number | null
  /** What the form can put right itself, by the term of the finding. */
  formFixes?: Readonly<Partial<Record<string, FormFix>>>
}

/** What the check of an invoice has found, errors first, with the way to put it right where there is one. */
export function FindingList({ findings, dealerId, formFixes = {} }: Props) {
  const isAdmin = has(useAccount(), 'ROLE_AE_ADMIN')
  const errors = findings.filter(({ severity }) => severity === 'error').length
  const hints = findings.length - errors
  return (
    <div className="invoice-check" role="status">
      <p className="row">
        <b>Prüfung</b>
        {findings.length === 0 && <StateMark label="Ohne Befund" look="ok" />}
        {errors > 0 && <StateMark label={plural(errors, '1 Fehler', '# Fehler')} look="bad" />}
        {hints > 0 && <StateMark label={plural(hints, '1 Hinweis', '# Hinweise')} look="res" />}
        <span className="muted">EN 16931 und Regeln des Hauses</span>
      </p>
      <ul className="list">
        {findings.map(({ rule, term, severity, text }) => {
          const formFix = formFixes[term]
          const fix = isAdmin && !formFix ? fixOf({ rule }, dealerId) : undefined
          return (
            <li key={`${rule} ${term} ${text}`}>
              <StateMark label={looks[severity][1]} look={looks[severity][0]} />
              <div className="g">
                <p>{text}</p>
                <span>
                  {rule}, {term}
                </span>
              </div>
              {formFix && (
                <Button small onClick={formFix.apply}>
                  {formFix.label}
                </Button>
              )}
              {fix && (
                <LinkButton small to={fix.to}>
                  {fix.label}
                </LinkButton>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
