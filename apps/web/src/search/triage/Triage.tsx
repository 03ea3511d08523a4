import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { carName } from '@portal/domain/vehicles/attributes/name'
import './triage.css'
import type { Car } from '@portal/contract/vehicles/cars'
import { mayEnquire } from '@portal/domain/accounts/roles'
import { carPath } from '@portal/domain/vehicles/car-path'
import { lazy, Suspense, useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { comparedMaximum, toggleCompared, useComparison } from '../../buyer/compare/queries.ts'
import { noEnquiryText } from '../../buyer/enquiry-context/queries.ts'
import { readOnlyText } from '../../buyer/watchlist/queries.ts'
import { useAccount } from '../../session/account.ts'
import { useSingleKeys } from '../../session/single-keys.ts'
import { Button } from '../../ui/Button.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { photosOf } from '../../vehicles/cars/facts.ts'
import { useDismissal, useDismissedCars } from '../../vehicles/dismissed-cars/queries.ts'
import { CarPane } from './CarPane.tsx'
import { CarRow } from './CarRow.tsx'
import { neighbourOf } from './facts.ts'
import { KeysBar, KeysDialog } from './KeysBar.tsx'
import { PaneActions } from './PaneActions.tsx'
import { useMark, useMarkedIds } from './queries.ts'

const EnquiryDialog = lazy(() => import('../../buyer/enquiries/EnquiryDialog.tsx'))

/** The next page is loaded when fewer cars than this follow. */
const aheadMin = 5

type Props = {
  cars: readonly [Car, ...Car[]]
  total: number
  /** Whether the selected car is shown beside the list. */
  isSplit: boolean
  /** Whether dismissed cars are part of the list. */
  showsDismissed: boolean
  /** Loads the next page; undefined if all cars are loaded. */
  onMore: (() => Promise<void>) | undefined
}

/** The selected car, and its place in case it leaves the list. */
type Current = {
  id: number | undefined
  at: number
  /** Whether the next car was requested and is being loaded. */
  isAhead?: boolean
}

/** The car shown last, where the list continues when the user returns from its page. */
let resumeAt: number | undefined

const noneLeaving: ReadonlySet<number> = new Set()

/** The results as rows to go through one after the other, also by single keys. */
export default function Triage({ cars, total, isSplit, showsDismissed, onMore }: Props) {
  const [current, setCurrent] = useState<Current>({ id: resumeAt, at: 0 })
  const [photo, setPhoto] = useState(0)
  const [leaving, setLeaving] = useState(noneLeaving)
  const [undo, setUndo] = useState<{ car: Car; at: number }>()
  const [status, setStatus] = useState('')
  const [open, setOpen] = useState<'help' | 'enquiry'>()
  const { isOn: hasKeys, switchTo: switchKeys } = useSingleKeys()
  const list = useRef<HTMLOListElement>(null)
  const navigate = useNavigate()

  const found = cars.findIndex(({ fahrzeugid }) => fahrzeugid === current.id)
  const last = Math.min(current.at, cars.length - 1)
  const place = found >= 0 ? found : (neighbourOf(cars, leaving, last - 1, 1) ?? last)
  const at = (current.isAhead && neighbourOf(cars, leaving, place, 1)) || place
  const car = cars[at] ?? cars[0]
  const next = neighbourOf(cars, leaving, at, 1)

  const marked = useMarkedIds()
  const compared = useComparison()
  const dismissed = useDismissedCars()
  const { isReadOnly, toggleMark } = useMark(car)
  const cannotEnquire = !mayEnquire(useAccount())
  const changeLeaving = (id: number, leaves: boolean) =>
    setLeaving((before) => new Set([...before].filter((one) => one !== id).concat(leaves ? id : [])))
  const dismissal = useDismissal((id) => changeLeaving(id, false))

  const show = useCallback(
    (to: number) => {
      const shown = cars[to]
      if (!shown) return
      resumeAt = shown.fahrzeugid
      setCurrent({ id: shown.fahrzeugid, at: to })
      setPhoto(0)
      if (to >= cars.length - aheadMin) onMore?.()
    },
    [cars, onMore],
  )
  const openPage = useCallback(
    (opened: Car) => navigate(carPath(opened, 'searchResults'), { state: { fromList: true } }),
    [navigate],
  )
  /** Moves the focus too, so that a screen reader reads the row. */
  const moveTo = (to: number) => {
    show(to)
    const row = list.current?.children[to]
    row?.querySelector<HTMLElement>('.trow-main')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  const step = (by: 1 | -1) => {
    const to = neighbourOf(cars, leaving, at, by)
    if (to !== undefined) moveTo(to)
    else if (by < 0) setStatus(t('Das ist das erste Fahrzeug.'))
    else if (!onMore) setStatus(t('Das ist das letzte Fahrzeug.'))
    else {
      setStatus(t('Weitere Fahrzeuge werden geladen.'))
      setCurrent({ id: car.fahrzeugid, at, isAhead: true })
      setPhoto(0)
      onMore()
    }
  }
  const photos = photosOf(car.mvpcarstockimages).length
  const turn = (by: number) => photos > 1 && setPhoto((photo + by + photos) % photos)

  const isDismissed = dismissed.ids.includes(car.fahrzeugid)
  const bringBack = (restored: Car) => {
    dismissal({ fahrzeugid: restored.fahrzeugid, isDismissed: false })
    changeLeaving(restored.fahrzeugid, false)
    setUndo(undefined)
    setStatus(t`Wieder eingeblendet: ${carName(restored)}.`)
  }
  const dismiss = () => {
    if (!dismissed.hasList) return setStatus(t('Zum Ausblenden melden Sie sich bitte an.'))
    if (isDismissed) return bringBack(car)
    if (leaving.has(car.fahrzeugid)) return
    dismissal({ fahrzeugid: car.fahrzeugid, isDismissed: true })
    setUndo({ car, at })
    setStatus(t`Ausgeblendet: ${carName(car)}.`)
    const to = next ?? neighbourOf(cars, leaving, at, -1)
    if (to !== undefined) moveTo(to)
    if (!showsDismissed) changeLeaving(car.fahrzeugid, true)
  }
  const takeBack = () => {
    if (!undo) return setStatus(t('Es gibt nichts rückgängig zu machen.'))
    bringBack(undo.car)
    resumeAt = undo.car.fahrzeugid
    setCurrent({ id: undo.car.fahrzeugid, at: undo.at })
    setPhoto(0)
  }
  const isCompared = compared.includes(car.fahrzeugid)
  const compare = () => {
    const isFull = !isCompared && compared.length >= comparedMaximum
    if (isFull) return setStatus(t('Es lassen sich höchstens vier Fahrzeuge vergleichen.'))
    toggleCompared(car.fahrzeugid)
    setStatus(isCompared ? t('Aus dem Vergleich genommen.') : t('Zum Vergleich genommen.'))
  }
  const mark = () => (isReadOnly ? setStatus(readOnlyText) : toggleMark())
  const enquire = () => (cannotEnquire ? setStatus(noEnquiryText) : setOpen('enquiry'))

  const letters = { j: () => step(1), k: () => step(-1), m: mark, x: dismiss, v: compare, a: enquire }
  useKeys({ ...letters, z: takeBack, '?': () => setOpen('help') }, { isOn: hasKeys, repeating: ['j', 'k'] })
  useKeys(
    { arrowleft: () => turn(-1), arrowright: () => turn(1) },
    { isOn: isSplit, repeating: ['arrowleft', 'arrowright'] },
  )

  return (
    <>
      <div className={isSplit ? 'split-view' : 'row-view'}>
        <ol className="tlist" ref={list} aria-label={plural(total, '1 Fahrzeug', '# Fahrzeuge')}>
          {cars.map((each, index) => (
            <CarRow
              key={each.fahrzeugid}
              car={each}
              at={index}
              isCurrent={index === at}
              takesFocus={index === at && current.isAhead === true}
              isMarked={marked.has(each.fahrzeugid)}
              isCompared={compared.includes(each.fahrzeugid)}
              isDismissed={leaving.has(each.fahrzeugid) || dismissed.ids.includes(each.fahrzeugid)}
              leavesList={!showsDismissed}
              isSplit={isSplit}
              onShow={show}
              onOpen={openPage}
            />
          ))}
        </ol>
        {isSplit && (
          <CarPane car={car} photo={photo < photos ? photo : 0} onPhoto={setPhoto} next={cars[next ?? -1]}>
            <PaneActions
              isMarked={marked.has(car.fahrzeugid)}
              isReadOnly={isReadOnly}
              cannotEnquire={cannotEnquire}
              isCompared={isCompared}
              isDismissed={dismissed.hasList ? isDismissed : undefined}
              hasKeys={hasKeys}
              onEnquire={enquire}
              onMark={mark}
              onCompare={compare}
              onDismiss={dismiss}
            />
          </CarPane>
        )}
      </div>
      <div className="said">
        <p role="status">{status}</p>
        {undo && (
          <Button small onClick={takeBack}>
            Rückgängig
          </Button>
        )}
      </div>
      <KeysBar isOn={hasKeys} onHelp={() => setOpen('help')} />
      {open === 'help' && (
        <KeysDialog isOn={hasKeys} onSwitch={switchKeys} onClose={() => setOpen(undefined)} />
      )}
      {open === 'enquiry' && (
        <Suspense>
          <EnquiryDialog cars={[car]} mode="enquiry" onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  )
}
