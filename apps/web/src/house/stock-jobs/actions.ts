import type { StockRule } from '@portal/contract/house/stock-jobs'
import { t } from '@portal/domain/values/text'
import type { OfferState } from '@portal/domain/vehicles/attributes/visibility'
import {
  type Icon,
  IconBookmark,
  IconCheck,
  IconEye,
  IconEyeOff,
  IconMapPin,
  IconPercentage,
  IconSpeakerphone,
} from '@tabler/icons-react'
import type { NavigateFunction } from 'react-router'
import { jobPath, newJobPath } from '../../house-paths.ts'
import { prepareJob } from './queries.ts'

export type JobAction = {
  label: string
  Icon: Icon
  isPrimary?: true
  /** The offer state of the vehicle after the action. */
  state?: OfferState
  run: (gwnummern: string[], navigate: NavigateFunction) => Promise<void>
}

/** Opens the preview of a rule. */
const withRule =
  (rule: StockRule): JobAction['run'] =>
  async (gwnummern, navigate) => {
    const { id } = await prepareJob(rule, gwnummern)
    await navigate(jobPath(id))
  }

/** Opens the form for the values of the action. */
const withValues =
  (action: StockRule['action']): JobAction['run'] =>
  async (gwnummern, navigate) => {
    await navigate(newJobPath(action), { state: { gwnummern } })
  }

const priceCut: StockRule = {
  action: 'price',
  prices: 'dealer',
  change: { kind: 'percent', percent: -3 },
  rounding: '10',
  floor: null,
  reason: null,
  notifiesWatchers: true,
}

/** The actions for one or many vehicles. `run` throws if the preview cannot be computed. */
export const jobActions: readonly JobAction[] = [
  { label: t('Preise ändern'), Icon: IconPercentage, isPrimary: true, run: withRule(priceCut) },
  { label: t('Anbieten'), Icon: IconEye, state: 'offered', run: withRule({ action: 'publish' }) },
  { label: t('Zurückziehen'), Icon: IconEyeOff, state: 'withdrawn', run: withRule({ action: 'withdraw' }) },
  { label: t('Reservieren'), Icon: IconBookmark, state: 'reserved', run: withValues('reserve') },
  { label: t('Verkauft'), Icon: IconCheck, state: 'sold', run: withValues('sell') },
  { label: t('Standort'), Icon: IconMapPin, run: withValues('move') },
  { label: t('Aktion'), Icon: IconSpeakerphone, run: withValues('promote') },
]
