import {
  changeEntries,
  createWatchGroup,
  type DeskChoice,
  type DeskFileFormat,
  type EntryChange,
  exportWatchDesk,
  readCalculation,
  readWatchDesk,
  removeEntries,
  removeWatchGroup,
  renameWatchGroup,
  saveCalculation,
  type TradeCalculation,
} from '@portal/contract/buyer/watch-desk'
import { clearWatches, saveWatchNote } from '@portal/contract/buyer/watchlist'
import { plural } from '@portal/domain/values/plural'
import { t } from '@portal/domain/values/text'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { download } from '../../download.ts'
import { aDraft } from '../../draft.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toast, toastUndo } from '../../ui/toast.ts'
import { offerRestoration, watchedIds } from '../watchlist/queries.ts'

/** The name of a group that was typed; without an id that of a new one. */
export const groupDraft = aDraft<{ id: number | undefined; name: string }>('watch-group')
/** The note being written for an entry; here, because `form.ts` loads the schema library. */
export const noteDraft = aDraft<{ id: number; note: string }>('watch-note')

/** The keys start with that of the watchlist, so all of them are invalidated together. */
const deskKey = [...watchedIds.queryKey, 'desk']

export const firstChoice: DeskChoice = { sort: 'newest', group: 'all', page: 0 }

export const watchDesk = (choice: DeskChoice) =>
  queryOptions({ queryKey: [...deskKey, choice], queryFn: reads(readWatchDesk, { query: choice }) })

const refresh = () => queryClient.invalidateQueries({ queryKey: watchedIds.queryKey })
const refreshDesk = () => queryClient.invalidateQueries({ queryKey: deskKey })
const fail = (error: unknown) => toastFailure(error)

export const useClearWatches = (login: string) =>
  useMutation({
    mutationFn: () => call(clearWatches, { body: { login } }),
    onSuccess: async () => {
      await refresh()
      offerRestoration(t('Ihre Merkliste ist leer.'))
    },
    onError: fail,
  })

/** Saves note and mail switch of an entry. Errors are shown by the caller: a dialog covers the messages of the page. */
export const useSaveWatchNote = (id: number) =>
  useMutation({
    mutationFn: (body: { note: string; mailOnChange: boolean }) =>
      call(saveWatchNote, { params: { id }, body }),
    onSuccess: refreshDesk,
  })

/** Changes are made one after the other: the controls stay enabled meanwhile, because a disabled one loses the focus. */
export const useChangeEntries = () =>
  useMutation({
    scope: { id: 'watch-entries' },
    mutationFn: (body: EntryChange) => call(changeEntries, { body }),
    onSuccess: refreshDesk,
    onError: fail,
  })

const removedCountText = (count: number) =>
  plural(
    count,
    'Das Fahrzeug wurde erfolgreich aus der Merkliste entfernt',
    '# Fahrzeuge wurden aus der Merkliste entfernt.',
  )

export const useRemoveEntries = () =>
  useMutation({
    mutationFn: (ids: number[]) => call(removeEntries, { body: { ids } }),
    onSuccess: async (_, ids) => {
      await refresh()
      offerRestoration(removedCountText(ids.length), ids)
    },
    onError: fail,
  })

/** Creates a group, or renames the one with the given id. Errors are shown in the dialog. */
export const useSaveGroup = (id: number | undefined) =>
  useMutation({
    mutationFn: (name: string) =>
      id === undefined
        ? call(createWatchGroup, { body: { name } })
        : call(renameWatchGroup, { params: { id }, body: { name } }),
    onSuccess: refreshDesk,
  })

type RemovedGroup = { id: number; name: string; entries: number[] }

/** Creates a dissolved group again, with its entries. */
async function restoreGroup({ name, entries }: RemovedGroup) {
  const { id: groupId } = await call(createWatchGroup, { body: { name } })
  if (entries.length > 0) await call(changeEntries, { body: { ids: entries, groupId } })
  await refreshDesk()
  toast('success', t`Die Gruppe „${name}“ ist wieder da.`)
}

export const useRemoveGroup = () =>
  useMutation({
    mutationFn: ({ id }: RemovedGroup) => call(removeWatchGroup, { params: { id } }),
    onSuccess: async (_, removed) => {
      await refreshDesk()
      toastUndo(
        t`Die Gruppe „${removed.name}“ wurde aufgelöst.`,
        () => void restoreGroup(removed).catch(fail),
      )
    },
    onError: fail,
  })

export const useExportDesk = () =>
  useMutation({
    mutationFn: ({ format, ids }: { format: DeskFileFormat; ids?: number[] }) =>
      download(exportWatchDesk, t`merkliste.${format}`, { body: { format, ...(ids && { ids }) } }),
    onError: fail,
  })

/** The account's own calculation for a vehicle. */
export const calculation = (fahrzeugid: number) =>
  queryOptions({
    queryKey: ['watchlist', 'calculation', fahrzeugid],
    queryFn: reads(readCalculation, { params: { fahrzeugid } }),
  })

export const useSaveCalculation = (fahrzeugid: number) =>
  useMutation({
    mutationFn: (body: TradeCalculation) => call(saveCalculation, { params: { fahrzeugid }, body }),
    onSuccess: async () => {
      await refresh()
      toast('success', t('Die Kalkulation ist auf Ihrer Merkliste gespeichert.'))
    },
    onError: fail,
  })
