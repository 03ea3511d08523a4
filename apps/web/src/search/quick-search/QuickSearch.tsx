import { seesOffers } from '@portal/domain/accounts/roles'
import { t } from '@portal/domain/values/text'
import '../../styles/quick-search.css'
import { gwLookupDelayMs, gwNumberLength } from '@portal/domain/values/constants'
import { carPath } from '@portal/domain/vehicles/car-path'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { useAccount } from '../../session/account.ts'
import { type SearchParameters, storedResults, storedSearch } from '../../storage.ts'
import { Button } from '../../ui/Button.tsx'
import { Segment } from '../../ui/Segment.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { Silhouette } from '../../vehicles/cars/Silhouette.tsx'
import { CountButton } from '../criteria/CountButton.tsx'
import {
  criteriaOf,
  emptyForm,
  type FillableForm,
  formOf,
  gwDigitsOf,
  parametersOf,
  type QuickForm,
  queryOf,
  transporterIn,
  type WordsInForm,
  withoutMonth,
  withVehicle,
} from '../criteria/form.ts'
import { carOfGwNumber, count, makers, saveWithAccount, years } from '../criteria/queries.ts'
import { trackSearch } from '../criteria/track.ts'
import { QuickFields } from './QuickFields.tsx'

/** The form starts with the stored parameters (B-39). */
const startForm = () => formOf(storedSearch.read()?.criteria ?? {})

/** Requests the first count and the options of the selects while the page is rendering. */
export function prepareQuickSearch() {
  const form = startForm()
  void queryClient.prefetchQuery(count(criteriaOf(form)))
  void queryClient.prefetchQuery(makers(transporterIn(form)))
  void queryClient.prefetchQuery(years)
}

const vehicles = [
  { value: 'pkw', label: t('PKW'), icon: <Silhouette kind="pkw" /> },
  { value: 'lkw', label: t('Transporter'), icon: <Silhouette kind="transporter" /> },
]

type Props = {
  /** The search in words above the form, which fills the form. */
  field: (form: FillableForm) => ReactNode
}

const yearBounds = [
  ['yearFrom', 'first_reg_from'],
  ['yearTo', 'first_reg_to'],
] as const

const noWords: WordsInForm = { criteria: {}, beyond: {} }
const searchTypeOf = ({ beyond }: WordsInForm): SearchParameters['searchType'] =>
  Object.keys(beyond).length > 0 ? 'detailed' : 'basic'

/** The search of the home page. Every change updates the count; a GW number leads directly to its car. */
export function QuickSearch({ field }: Props) {
  const navigate = useNavigate()
  const account = useAccount()
  const element = useRef<HTMLFormElement>(null)
  const [stored] = useState(startForm)
  const [{ form, words }, setSearch] = useState({ form: stored, words: noWords })
  const [gw, setGw] = useState('')
  const [isGwTouched, setGwTouched] = useState(false)
  const isGwComplete = gw.length === gwNumberLength
  const criteria = { ...words.beyond, ...criteriaOf(form) }
  const search = { criteria, searchType: searchTypeOf(words) }

  const lookedUp = useStable(gw, gwLookupDelayMs) === gw && isGwComplete
  const car = useQuery({ ...carOfGwNumber(gw), enabled: lookedUp })
  // `prepareQuickSearch` has already requested the first count; a second request would re-render the form.
  const counted = useQuery({ ...count(criteria), enabled: !isGwComplete, refetchOnMount: false })

  function change(next: QuickForm) {
    const beyond = yearBounds.reduce(
      (left, [field, bound]) => (next[field] === form[field] ? left : withoutMonth(left, bound)),
      words.beyond,
    )
    setSearch({ form: next, words: { ...words, beyond } })
    storedResults.clear()
    storedSearch.write(parametersOf({ ...search, criteria: { ...beyond, ...criteriaOf(next) } }))
  }

  /** Words replace a form that still holds the stored parameters. */
  const fill: FillableForm['fill'] = (next, update) =>
    setSearch((current) => ({
      form: update(current.form === stored ? emptyForm : current.form, current.words.criteria),
      words: next,
    }))
  const open = () => element.current?.requestSubmit()

  /** A complete GW number replaces the other criteria (B-32). */
  function changeGw(typed: string) {
    const digits = gwDigitsOf(typed)
    setGw(digits)
    if (digits.length === gwNumberLength) storedSearch.clear()
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isGwComplete) {
      if (car.data) await navigate(carPath(car.data, 'searchResults'))
      return
    }
    trackSearch('Schnellsuche', criteria)
    storedSearch.write(parametersOf(search))
    if (seesOffers(account)) await saveWithAccount(search)
    await navigate(`${paths.searchResults}?${queryOf(search)}`, { state: { note: words.note } })
  }

  async function openDetailSearch() {
    storedSearch.write(parametersOf({ ...search, searchType: 'detailed' }))
    await navigate(paths.detailSearch)
  }

  return (
    <>
      {field({ criteria, words: words.criteria, fill, open })}
      <form
        ref={element}
        data-theme="light"
        className="stack m quick"
        onSubmit={submit}
        aria-label="Schnellsuche"
        noValidate
      >
        <h2 className="vh">Schnellsuche</h2>
        <div className="quick-fields">
          <QuickFields form={form} onChange={change} disabled={isGwComplete} />
          <TextField
            label="GW-Nummer"
            name="gwNumber"
            placeholder="z. B. 482917"
            inputMode="numeric"
            autoComplete="off"
            hint="6-stellige Nummer"
            value={gw}
            error={
              isGwTouched && gw !== '' && !isGwComplete
                ? t('Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.')
                : undefined
            }
            onChange={(event) => changeGw(event.target.value)}
            onBlur={() => setGwTouched(true)}
          />
        </div>
        <div className="row s actions">
          <Segment
            legend="Fahrzeugtyp"
            name="carDecision"
            items={vehicles}
            value={form.carDecision}
            disabled={isGwComplete}
            onChange={({ target }) => change(withVehicle(form, target.value === 'lkw' ? 'lkw' : 'pkw'))}
          />
          <Button onClick={openDetailSearch}>
            <IconAdjustmentsHorizontal aria-hidden />
            Detailsuche
          </Button>
          {isGwComplete ? (
            <CountButton count={car.isError ? 0 : car.data && 1} disabled={!car.data} />
          ) : (
            <CountButton count={counted.data} error={counted.error} onRetry={() => counted.refetch()} />
          )}
        </div>
      </form>
    </>
  )
}
