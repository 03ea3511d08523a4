import {
  changeSettings,
  listSettingChanges,
  listSettings,
  type NewValue,
  previewSettings,
  type Setting,
  undoSettingChange,
} from '@portal/contract/house/settings'
import type { SettingKey } from '@portal/domain/house/settings/settings'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

export const historySize = 10

export const allSettings = queryOptions({
  queryKey: ['settings', 'values'],
  queryFn: reads(listSettings),
  staleTime: 0,
  refetchInterval: 30_000,
})

export const settingHistory = (page: number) =>
  queryOptions({
    queryKey: ['settings', 'changes', page],
    queryFn: readsPage(listSettingChanges, { query: { page, size: historySize } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const settingsPreview = (changes: NewValue[]) =>
  queryOptions({
    queryKey: ['settings', 'preview', changes],
    queryFn: reads(previewSettings, { body: { changes } }),
    enabled: changes.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

function show(settings: Setting[]) {
  queryClient.setQueryData(allSettings.queryKey, settings)
  return queryClient.invalidateQueries({ queryKey: ['settings', 'changes'] })
}

/** After a refusal the current values are read again, because another administrator has changed them. */
const onError = () => queryClient.invalidateQueries({ queryKey: ['settings'] })

export const useSaveSettings = () =>
  useMutation({
    mutationFn: (changes: NewValue[]) => call(changeSettings, { body: { changes } }),
    onSuccess: show,
    onError,
  })

export const useUndoChange = () =>
  useMutation({
    mutationFn: (body: { key: SettingKey; revision: number }) => call(undoSettingChange, { body }),
    onSuccess: show,
    onError,
  })
