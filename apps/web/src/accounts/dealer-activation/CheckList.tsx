import type { Application } from '@portal/contract/accounts/dealer-activation'
import { homeCountry, isInUnion } from '@portal/domain/accounts/countries'
import { missingTypes } from '@portal/domain/accounts/documents'
import { t } from '@portal/domain/values/text'
import { IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import { textOf } from '../../api.ts'
import { Alert } from '../../ui/Alert.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useTradeRegistration } from './queries.ts'

/**
 * The requirements for an activation, and the trade registration date, which cannot be read from a scan automatically
 * (U-47).
 */
export function CheckList({ application }: { application: Application }) {
  const record = useTradeRegistration(application.id)
  const isGerman = application.country === homeCountry
  const hasPartnerNumber = application.registeredWithPartnerNumber
  const accepted = application.documents.filter(({ reviewState }) => reviewState === 'accepted')
  const checks = [
    { text: t('E-Mail-Adresse bestätigt'), isMet: application.emailVerified },
    ...(hasPartnerNumber
      ? [{ text: t('Partnernummer bei der Registrierung angegeben'), isMet: true }]
      : [
          {
            text: t('Erforderliche Dokumente angenommen'),
            isMet: missingTypes(accepted, application.country).length === 0,
          },
          {
            text: t('Einwilligung zur Speicherung der Ausweiskopien'),
            isMet: application.identityConsentAt !== null,
          },
          ...(isGerman
            ? [
                {
                  text: t('Gewerbeanmeldung höchstens 12 Monate alt'),
                  isMet: application.tradeRegistrationDate !== null && !application.tradeRegistrationOutdated,
                },
              ]
            : []),
        ]),
    ...(!isGerman && isInUnion(application.country)
      ? [{ text: t('USt-IdNr. bestätigt'), isMet: application.vat?.state === 'confirmed' }]
      : []),
  ]
  return (
    <section className="panel stack">
      <h2>Prüfliste</h2>
      <ul className="stack s checks-done">
        {checks.map(({ text, isMet }) => (
          <li key={text} className={isMet ? 'ok' : undefined}>
            {isMet ? <IconCircleCheck aria-hidden /> : <IconCircleDashed aria-hidden />}
            <span>
              {text}
              <span className="vh">{isMet ? t(': erfüllt') : t(': offen')}</span>
            </span>
          </li>
        ))}
      </ul>
      {isGerman && !hasPartnerNumber && (
        <div className="form2">
          <TextField
            label="Ausstellungsdatum der Gewerbeanmeldung"
            type="date"
            defaultValue={application.tradeRegistrationDate ?? ''}
            onBlur={(event) => {
              const date = event.target.value || null
              if (date !== application.tradeRegistrationDate) record.mutate(date)
            }}
            error={record.error ? textOf(record.error) : undefined}
          />
        </div>
      )}
      {application.tradeRegistrationOutdated && (
        <Alert kind="warn">Die Gewerbeanmeldung ist älter als 12 Monate.</Alert>
      )}
    </section>
  )
}
