import {
  addStockView,
  changeStockView,
  countStock,
  deleteStockView,
  listStock,
  listStockNumbers,
  listStockViews,
  type NewStockView,
  type StockView,
} from '@portal/contract/house/house-stock'
import { t } from '@portal/domain/values/text'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { toastFailure } from '../../toast-failure.ts'
import { toastUndo } from '../../ui/toast.ts'
import { conditionQuery, type Shown, type StockTab, shownIn, tableQuery } from './form.ts'

export const rowsPerPage = 50
const key = 'house-stock'

export const stockPage = (shown: Shown) => {
  const query = { ...tableQuery(shown), page: shown.page, size: rowsPerPage }
  return queryOptions({
    queryKey: [key, 'page', query],
    queryFn: reads(listStock, { query }),
    placeholderData: keepPreviousData,
    staleTime: 5000,
  })
}

/** The number of all hits. */
export const stockTotal = (shown: Shown) => {
  const query = conditionQuery(shown)
  return queryOptions({
    queryKey: [key, 'total', query],
    queryFn: async ({ signal }) => (await call(countStock, { query, signal })).total,
    staleTime: 5000,
  })
}

/** The number of vehicles of a tab. */
export const tabTotal = ({ address }: StockTab) => stockTotal(shownIn(address))

export const stockViews = queryOptions({ queryKey: [key, 'views'], queryFn: reads(listStockViews) })

/** The current GW numbers of every hit. */
export const allNumbers = async (shown: Shown) =>
  (await call(listStockNumbers, { query: conditionQuery(shown) })).gwnummern

const fail = (error: unknown) => toastFailure(error)
const renew = () => queryClient.invalidateQueries({ queryKey: stockViews.queryKey })

/** Another tab may have deleted the view, so the list is read again after a failure too. */
export const useSaveView = (id?: string) =>
  useMutation({
    mutationFn: (body: NewStockView) =>
      id === undefined ? call(addStockView, { body }) : call(changeStockView, { params: { id }, body }),
    onSettled: renew,
  })

/** Deletes a view and offers to undo it. */
export const useDeleteView = () =>
  useMutation({
    mutationFn: ({ id }: StockView) => call(deleteStockView, { params: { id } }),
    onSuccess: (_, { id: _id, mine: _mine, q, sort, ...view }) => {
      const body = { ...view, q: q ?? undefined, sort: sort ?? undefined }
      const restore = () => call(addStockView, { body }).finally(renew)
      toastUndo(t`Die Ansicht „${view.name}“ ist gelöscht.`, () => void restore().catch(fail))
    },
    onSettled: renew,
  })
