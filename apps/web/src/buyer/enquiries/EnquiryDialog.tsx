import type { EnquiryContext } from '@portal/contract/buyer/enquiries'
import { euroCentText, kmText, registrationText } from '@portal/domain/values/formats'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import { priceOf, priceText } from '@portal/domain/vehicles/attributes/price-text'
import { tierVatNote } from '@portal/domain/vehicles/vat'
import { IconCalendar, IconSend } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation } from 'react-router'
import { ApiProblem, textOf } from '../../api.ts'
import { enquiryDraft } from '../../draft.ts'
import { formResolver } from '../../form-resolver.ts'
import { loginPath } from '../../paths.ts'
import { isSignedIn, useAccount } from '../../session/account.ts'
import { ownerOf } from '../../session/facts.ts'
import { usePortalSettings } from '../../site/portal-settings/queries.ts'
import { Alert } from '../../ui/Alert.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { LinkButton } from '../../ui/LinkButton.tsx'
import { Spinner } from '../../ui/Spinner.tsx'
import { toast } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { CarImage } from '../../vehicles/cars/CarImage.tsx'
import { headlineOf, photosOf } from '../../vehicles/cars/facts.ts'
import { enquiryContext } from '../enquiry-context/queries.ts'
import { ContactFields } from './ContactFields.tsx'
import { DataSheets } from './DataSheets.tsx'
import { EarlierEnquiry } from './EarlierEnquiry.tsx'
import {
  type CheckedEnquiry,
  type EnquiryCar,
  type EnquiryForm,
  enquiryRules,
  type Mode,
  prefilled,
  screenName,
} from './form.ts'
import { MessageTemplates } from './MessageTemplates.tsx'
import { calendar, useSendEnquiry } from './queries.ts'
import { trackEnquiry } from './track.ts'
import './enquiries.css'

const AppointmentFields = lazy(() => import('./AppointmentFields.tsx'))

const texts = {
  enquiry: {
    title: t('Anfrage senden'),
    submit: t('Anfrage senden'),
    success: t('Ihre Anfrage wurde gesendet. Wir melden uns in Kürze bei Ihnen.'),
  },
  appointment: {
    title: t('Termin vereinbaren'),
    submit: t('Terminanfrage senden'),
    success: t('Ihre unverbindliche Terminanfrage wurde gesendet. Sie erhalten eine Bestätigung per E-Mail.'),
  },
} as const

type Props = { cars: readonly [EnquiryCar, ...EnquiryCar[]]; mode: Mode; onClose: () => void }

/**
 * An enquiry about one or several cars, or a viewing request (specification section 4). The context is loaded only for
 * the account that opened the dialog, because loading it again after the session has ended would close the dialog.
 */
export default function EnquiryDialog(props: Props) {
  const account = useAccount()
  const [caller] = useState(isSignedIn(account) ? account.id : undefined)
  const [car, ...more] = props.cars
  const { data: context } = useQuery({
    ...enquiryContext(caller, more.length > 0 ? undefined : car.gwnummer),
    placeholderData: keepPreviousData,
  })
  return context === undefined ? null : <EnquiryFormDialog {...props} context={context} />
}

function EnquiryFormDialog({ cars, mode, onClose, context }: Props & { context: EnquiryContext | null }) {
  const formId = useId()
  const account = useAccount()
  const [owner] = useState(account?.id)
  const [sender] = useState(ownerOf(account))
  const [car, ...more] = cars
  const typed = useKeptDraft(enquiryDraft, owner)
  const { mail } = usePortalSettings()
  const days = useQuery({ ...calendar, enabled: mode === 'appointment' })
  const form = useForm<EnquiryForm, unknown, CheckedEnquiry>({
    resolver: formResolver(enquiryRules(mode, days.data)),
    defaultValues: typed?.form ?? prefilled(account, context?.telephone ?? null),
    mode: 'onTouched',
  })
  const draft = () => ({ fahrzeugid: car.fahrzeugid, mode, form: form.getValues() })
  useKeepDraft(enquiryDraft, draft)
  const text = texts[mode]
  const send = useSendEnquiry(mode, cars, sender, () => {
    toast('success', text.success)
    for (const each of cars) trackEnquiry(mode, each)
  })
  // A form opened by an account is not sent without a login.
  const isLoginNeeded = owner !== undefined && account === null
  const { pathname, search } = useLocation()

  const submit = form.handleSubmit((values) =>
    send.mutate(values, {
      onSuccess: onClose,
      onError: (error) => {
        for (const { path, message } of error instanceof ApiProblem ? error.errors : []) {
          const field = screenName[path]
          if (field) form.setError(field, { message })
        }
      },
    }),
  )
  const failure = textOf(send.error, {
    'car-not-found': t('Car with problems'),
    'validation-failed': t('Bitte prüfen Sie Ihre Eingaben.'),
    'too-many-attempts': t(
      'Sie haben bereits viele Anfragen gesendet. Bitte versuchen Sie es später erneut.',
    ),
    default: t`Ihre Anfrage konnte nicht gesendet werden. Bitte senden Sie uns Ihre Anfrage per E-Mail an ${mail.info}.`,
  })
  return (
    <Dialog
      title={text.title}
      isUnsaved={form.formState.isDirty}
      onClose={onClose}
      action={
        isLoginNeeded ? (
          <LinkButton to={loginPath(pathname + search)} onClick={() => enquiryDraft.keep(owner, draft())}>
            Erneut anmelden
          </LinkButton>
        ) : (
          <Button type="submit" form={formId} variant="primary" pending={send.isPending}>
            {mode === 'enquiry' ? <IconSend aria-hidden /> : <IconCalendar aria-hidden />}
            {text.submit}
          </Button>
        )
      }
    >
      <form id={formId} className="stack l" onSubmit={submit} noValidate>
        {more.length === 0 ? <CarSummary car={car} /> : <CarList cars={cars} />}
        <DataSheets makers={cars.map(({ hersteller }) => hersteller)} />
        {context?.last && <EarlierEnquiry last={context.last} />}
        {isLoginNeeded && (
          <Alert kind="warn">
            Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an; Ihre Eingaben bleiben erhalten.
          </Alert>
        )}
        {send.error && !isLoginNeeded && <Alert kind="error">{failure}</Alert>}
        {mode === 'appointment' && (
          <Suspense fallback={<Spinner />}>
            <AppointmentFields form={form} days={days} />
          </Suspense>
        )}
        {mode === 'enquiry' && <MessageTemplates form={form} cars={cars} />}
        <ContactFields form={form} />
      </form>
    </Dialog>
  )
}

/** The cars of an enquiry about several. */
const CarList = ({ cars }: { cars: readonly EnquiryCar[] }) => (
  <ul className="enquiry-cars">
    {cars.map((car) => (
      <li key={car.gwnummer}>
        <b>{carName(car)}</b>{' '}
        <span className="muted">
          GW {car.gwnummer}, {priceText(priceOf(car).euro, euroCentText)}
        </span>
      </li>
    ))}
  </ul>
)

/** The car the dialog refers to. */
function CarSummary({ car }: { car: EnquiryCar }) {
  return (
    <div className="mini">
      <CarImage photo={photosOf(car.mvpcarstockimages)[0]} alt="" sizes="112px" />
      <div>
        <b>{carName(car)}</b>
        <p className="small muted" lang="de">
          {headlineOf(car)}
        </p>
        <p className="small muted mini-facts">
          <span className="gw">
            GW <b>{car.gwnummer}</b>
          </span>
          <span>EZ {registrationText(car.erstzulassungvon)}</span>
          <span>{kmText(car.kilometerstandvon)}</span>
          <b>{priceText(priceOf(car).euro, euroCentText)}</b>
          <span>{tierVatNote(car.preisNetto === undefined ? 'dealer' : 'net', car.vatMode)}</span>
        </p>
      </div>
    </div>
  )
}
