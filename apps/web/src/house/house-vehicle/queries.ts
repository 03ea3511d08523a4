import { downloadHouseInvoicePdf } from '@portal/contract/house/house-invoices'
import { readPurchasePaper } from '@portal/contract/house/house-purchases'
import {
  addHouseVehicle,
  editHouseVehicle,
  type HouseVehicle,
  listVehicleChanges,
  listVehicleDocuments,
  readHouseVehicle,
  type VehicleDocument,
  type VehicleEdit,
} from '@portal/contract/house/house-vehicle'
import type { StockJobDetails, StockRule } from '@portal/contract/house/stock-jobs'
import { readConsumerReport, readDealerReport } from '@portal/contract/vehicles/files'
import { t } from '@portal/domain/values/text'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads, readsPage } from '../../api.ts'
import { download } from '../../download.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast } from '../../ui/toast.ts'
import { runAtOnce } from '../stock-jobs/queries.ts'
import { documentFacts } from './facts.ts'

export const historySize = 20

export const houseVehicle = (gwnummer: string) =>
  queryOptions({
    queryKey: ['house-vehicle', gwnummer, 'one'],
    queryFn: reads(readHouseVehicle, { params: { gwnummer } }),
    staleTime: 0,
  })

/** @param version of the vehicle, so that the history is read again after a change */
export const vehicleChanges = (gwnummer: string, page: number, version: number) =>
  queryOptions({
    queryKey: ['house-vehicle', gwnummer, 'changes', page, version],
    queryFn: readsPage(listVehicleChanges, { params: { gwnummer }, query: { page, size: historySize } }),
    placeholderData: keepPreviousData,
  })

/** @param count of the documents, so that they are read again after it changes */
export const vehicleDocuments = (gwnummer: string, count: number) =>
  queryOptions({
    queryKey: ['house-vehicle', gwnummer, 'documents', count],
    queryFn: reads(listVehicleDocuments, { params: { gwnummer } }),
    staleTime: 0,
  })

/** Saves a document as a file of the browser. */
export function saveDocument(gwnummer: string, document: VehicleDocument): Promise<void> {
  if (document.kind === 'report') {
    const { type, ordner, datei } = document
    const endpoint = type === 'GUTACHTEN_LIGHT' ? readDealerReport : readConsumerReport
    const query = { path: ordner, file_name: datei }
    return download(endpoint, `${documentFacts(document).title}-GW-${gwnummer}.pdf`, { query })
  }
  const { id, purchaseId, name } = document
  return document.kind === 'paper'
    ? download(readPurchasePaper, name, { params: { id: purchaseId, paperId: id } })
    : download(downloadHouseInvoicePdf, `${document.number}.pdf`, {
        params: { id: purchaseId, invoiceId: id },
      })
}

const refreshVehicle = (gwnummer: string) =>
  queryClient.invalidateQueries({ queryKey: ['house-vehicle', gwnummer, 'one'] })

/** Reads the current vehicle, also for the page. */
export const latestVehicle = (gwnummer: string) => queryClient.fetchQuery(houseVehicle(gwnummer))

export const useAddVehicle = () =>
  useMutation({
    mutationFn: (facts: Record<string, string>) => call(addHouseVehicle, { body: { facts } }),
    onSuccess: (vehicle) => queryClient.setQueryData(houseVehicle(vehicle.gwnummer).queryKey, vehicle),
  })

export const useEditVehicle = (gwnummer: string) =>
  useMutation({
    mutationFn: (body: VehicleEdit) => call(editHouseVehicle, { params: { gwnummer }, body }),
    onSuccess: (vehicle) => queryClient.setQueryData(houseVehicle(gwnummer).queryKey, vehicle),
  })

/** Says that a job changed nothing; the job itself names the reason. */
function reportUnchanged({ counts }: StockJobDetails) {
  if (counts.changed === 0)
    toast('error', t('Das Fahrzeug wurde nicht geändert; der Auftrag nennt den Grund.'))
}

/** Saves missing facts and offers a withdrawn or reserved vehicle again. */
export const useFixAll = ({ gwnummer, version, hiddenReasons }: HouseVehicle) =>
  useMutation({
    mutationFn: async (facts: Record<string, string>) => {
      if (Object.keys(facts).length > 0)
        await call(editHouseVehicle, { params: { gwnummer }, body: { version, facts } })
      if (hiddenReasons.some((code) => code === 'withdrawn' || code === 'reserved'))
        reportUnchanged(await runAtOnce({ action: 'publish' }, gwnummer))
    },
    // Not awaited: the dialog is removed with the last reason, and callbacks of a removed component are not called.
    onSettled: () => void refreshVehicle(gwnummer),
  })

/** Changes the offer of one vehicle by a job and waits for the result. */
export const useRunAtOnce = (gwnummer: string) =>
  useMutation({
    mutationFn: (rule: StockRule) => runAtOnce(rule, gwnummer),
    onSuccess: reportUnchanged,
    onSettled: () => refreshVehicle(gwnummer),
    onError: (error) => toastFailure(error),
  })
