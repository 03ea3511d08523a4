import type { HouseCondition } from '@portal/contract/house/house-condition'
import type { RecordedVehicle } from '@portal/contract/house/house-vehicle'
import { t } from '@portal/domain/values/text'
import type { Point } from '@portal/domain/vehicles/condition/drawing'
import type { Panel } from '@portal/domain/vehicles/condition/panels'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { ensureAccount, useAccount } from '../../session/account.ts'
import { toastUndo } from '../../ui/toast.ts'
import { useKeepDraft, useKeptDraft } from '../../ui/use-draft.ts'
import { headingOf, VehicleFacts, VehicleHead } from '../vehicle-head/VehicleHead.tsx'
import { VehicleTabs } from '../vehicle-head/VehicleTabs.tsx'
import { DamageSheet } from './DamageSheet.tsx'
import { DrawingPanel } from './DrawingPanel.tsx'
import { FindingsPanel } from './FindingsPanel.tsx'
import { withKept } from './facts.ts'
import {
  type DamageForm,
  damageDraft,
  formOfDamage,
  newDamageForm,
  type RecordedParts,
  recordOf,
  recordOfParts,
  removalOf,
} from './form.ts'
import type { KeptRecord } from './kept-records.ts'
import { keepForOffline, loadVehicle } from './offline-copy.ts'
import { continueRecords, keepRecord, useOutbox } from './outbox.ts'
import { PapersPanel } from './PapersPanel.tsx'
import { houseCondition, recordedVehicle } from './queries.ts'
import { RecordedDamages } from './RecordedDamages.tsx'
import { ServicePanel } from './ServicePanel.tsx'
import { SumsPanel } from './SumsPanel.tsx'
import { TyresPanel } from './TyresPanel.tsx'
import { UnsentNote } from './UnsentNote.tsx'
import { VersionPanel } from './VersionPanel.tsx'
import '../../styles/house-vehicle.css'
import '../../styles/condition.css'
import './condition-record.css'

export const handle = { title: (gwnummer: unknown) => t`${String(gwnummer)} Zustand` }

export async function loader({ params: { gwnummer = '' } }: LoaderFunctionArgs) {
  const account = await ensureAccount()
  await loadVehicle(account, gwnummer)
  if (account) void continueRecords(account.id)
  return gwnummer
}

export function Component() {
  const { gwnummer = '' } = useParams()
  return <Recorder key={gwnummer} gwnummer={gwnummer} />
}

/** Records the condition by drawing and forms; records that cannot be sent are stored on the device. */
function Recorder({ gwnummer }: { gwnummer: string }) {
  const { data: vehicle } = useSuspenseQuery(recordedVehicle(gwnummer))
  const { data: house } = useSuspenseQuery(houseCondition(gwnummer))
  const accountId = useAccount()?.id ?? 0
  const kept = useOutbox().records.filter((one) => one.accountId === accountId)
  const own = kept.filter((one) => one.gwnummer === gwnummer)
  const shown = withKept(house, vehicle.facts, own)
  const { paint } = shown
  const damages = shown.damages ?? []
  const draft = useKeptDraft(damageDraft, accountId)
  const [form, setForm] = useState(draft?.gwnummer === gwnummer ? draft.form : null)
  useKeepDraft(damageDraft, () => form && { gwnummer, form })
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  /** Has the focus when the entry of a damage, or the button for none, is gone. */
  const list = useRef<HTMLHeadingElement>(null)

  const open = (next: DamageForm) => {
    opener.current = document.activeElement
    flushSync(() => setForm(next))
    opener.current?.scrollIntoView({ block: 'nearest' })
    heading.current?.focus()
  }
  const close = () => {
    flushSync(() => setForm(null))
    if (opener.current instanceof HTMLElement || opener.current instanceof SVGElement) opener.current.focus()
  }
  const measured = (panel: Panel) =>
    paint?.readings.find((reading) => reading.panel === panel)?.micrometres ?? null
  const pick = (panel: Panel, point: Point | null) => open(newDamageForm(panel, point, measured(panel)))
  const keep = (record: KeptRecord['record'], photos: KeptRecord['photos']) =>
    keepRecord({ record, gwnummer, accountId, photos, problem: null })
  const save = async (filled: DamageForm) => {
    const photos = filled.newPhotos.map((photo) => ({ damageId: filled.id, photo }))
    close()
    await keep(recordOf(filled, paint?.factory ?? null, new Date()), photos)
  }
  const remove = async (id: string) => {
    const removed = damages.find((damage) => damage.id === id)
    const waiting = own.flatMap(({ photos }) => photos.filter(({ damageId }) => damageId === id))
    flushSync(() => setForm(null))
    list.current?.focus()
    await keep(removalOf(id, new Date()), [])
    if (!removed) return
    const filled = formOfDamage(removed, measured(removed.panel))
    toastUndo(t`Schaden ${removed.number} ist gelöscht.`, () => {
      void keep(recordOf(filled, paint?.factory ?? null, new Date()), waiting)
    })
  }
  const savePart = (parts: RecordedParts) => keep(recordOfParts(parts, new Date()), [])
  const part = (...names: (keyof KeptRecord['record'])[]) => ({
    gwnummer,
    isUnsent: own.some(({ record }) => names.some((name) => record[name] !== undefined)),
    onSave: savePart,
  })
  return (
    <>
      <VehicleHead heading={headingOf(vehicle.facts)} gwnummer={gwnummer}>
        <VehicleFacts {...vehicle} />
      </VehicleHead>
      <VehicleTabs gwnummer={gwnummer} />
      <UnsentNote accountId={accountId} records={kept} />
      <OfflineNote vehicle={vehicle} condition={house} />
      <div className="cols side condition-record">
        <div className="col">
          <DrawingPanel damages={damages} paint={paint} form={form} onPick={pick} />
          <RecordedDamages
            damages={shown.damages}
            chosen={form?.id}
            onOpen={(damage) => open(formOfDamage(damage, measured(damage.panel)))}
            heading={list}
            onNone={() => {
              list.current?.focus()
              void savePart({ damages: [] })
            }}
          />
          <TyresPanel tyres={shown.tyres} {...part('tyres')} />
          <ServicePanel service={shown.service} {...part('service')} />
          <FindingsPanel findings={shown.findings} {...part('findings')} />
          <PapersPanel shown={shown} {...part('previousUses', 'papers', 'drive', 'keys', 'accident')} />
        </div>
        <div className="col">
          {form && (
            <DamageSheet
              form={form}
              number={damages.find(({ id }) => id === form.id)?.number}
              factory={paint?.factory ?? null}
              heading={heading}
              onChange={setForm}
              onSave={save}
              onRemove={remove}
              onClose={close}
            />
          )}
          <SumsPanel shown={shown} {...part('depreciationNote')} />
          <VersionPanel gwnummer={gwnummer} versions={house.versions} paint={paint} />
        </div>
      </div>
    </>
  )
}

type Props = { vehicle: RecordedVehicle; condition: HouseCondition }

/** Stores the vehicle for offline use, again after each new version, and says whether this device is ready. */
function OfflineNote({ vehicle, condition }: Props) {
  const account = useAccount()
  const {
    data: isKept,
    isPending,
    isError,
  } = useQuery({
    queryKey: ['offline-copy', account?.id, vehicle.gwnummer, condition.versions[0]?.version],
    queryFn: () => account !== null && keepForOffline(account, { vehicle, condition }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <p role="status" className="muted small">
      {isPending && t('Dieses Gerät wird für die Aufnahme ohne Netz vorbereitet …')}
      {isKept && t('Bereit: Dieses Fahrzeug lässt sich auf diesem Gerät auch ohne Netz aufnehmen.')}
      {(isKept === false || isError) &&
        t(
          'Nicht bereit: Dieser Browser bewahrt nichts auf. Ohne Netz lässt sich das Fahrzeug hier nicht aufnehmen.',
        )}
    </p>
  )
}
