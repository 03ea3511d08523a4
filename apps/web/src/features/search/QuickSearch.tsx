import { seesOffers } from '@portal/domain/roles'
import './quick-search.css'
import { carPath } from '@portal/domain/car-path'
import { gwLookupDelayMs, gwNumberLength } from '@portal/domain/constants'
import { IconAdjustmentsHorizontal } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { queryClient } from '../../query-client.ts'
import { type SearchParameters, storedResults, storedSearch } from '../../storage.ts'
import { Button } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { useStable } from '../../ui/use-stable.ts'
import { useAccount } from '../account/queries.ts'
import { CountButton } from './CountButton.tsx'
import {
  criteriaOf,
  emptyForm,
  type FillableForm,
  formOf,
  gwDigitsOf,
  parametersOf,
  type QuickForm,
  queryOf,
  type WordsInForm,
} from './form.ts'
import { QuickFields } from './QuickFields.tsx'
import { carOfGwNumber, count, makers, saveWithAccount, years } from './queries.ts'
import { trackSearch } from './track.ts'

/** The form starts with the stored parameters (B-39). */
const startForm = () => formOf(storedSearch.read()?.criteria ?? {})

/** Requests the first count and the options of the selects while the page is rendering. */
export function prepareQuickSearch() {
  const form = startForm()
  void queryClient.prefetchQuery(count(criteriaOf(form)))
  void queryClient.prefetchQuery(makers(form.carDecision === 'lkw'))
  void queryClient.prefetchQuery(years)
}

type Props = {
  isWide?: boolean
  /** The search in words above the form, which fills the form. */
  field: (form: FillableForm) => ReactNode
}

const noWords: WordsInForm = { criteria: {}, beyond: {} }
const searchTypeOf = ({ beyond }: WordsInForm): SearchParameters['searchType'] =>
  Object.keys(beyond).length > 0 ? 'detailed' : 'basic'

/** The search of the home page. Every change updates the count; a GW number leads directly to its car. */
export function QuickSearch({ isWide = false, field }: Props) {
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
    setSearch({ form: next, words })
    storedResults.clear()
    storedSearch.write(parametersOf({ ...search, criteria: { ...words.beyond, ...criteriaOf(next) } }))
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
    await navigate(`${paths.searchResults}?${queryOf(search)}`, { state: { unread: words.unread } })
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
        className={isWide ? 'quick wide' : 'quick'}
        onSubmit={submit}
        aria-label="Schnellsuche"
        noValidate
      >
        <QuickFields form={form} onChange={change} disabled={isGwComplete} />
        <TextField
          label="GW-Nummer"
          name="gwNumber"
          placeholder="z. B. 482917"
          inputMode="numeric"
          autoComplete="off"
          hint="6-stellige Nummer, wenn Sie ein bestimmtes Fahrzeug suchen"
          value={gw}
          error={
            isGwTouched && gw !== '' && !isGwComplete
              ? 'Die GW-Nummer muss 6 Zeichen (Zahlen) lang sein.'
              : undefined
          }
          onChange={(event) => changeGw(event.target.value)}
          onBlur={() => setGwTouched(true)}
        />
        <div className="actions">
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
