import { decideApproval, readApproval } from '@portal/contract/sale/approvals'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call, reads } from '../../api.ts'
import { queryClient } from '../../query-client.ts'

/** The approval of a purchase. Another owner may decide at any time, so it is always read again. */
export const approval = (id: string) =>
  queryOptions({
    queryKey: ['purchases', 'approval', id],
    queryFn: reads(readApproval, { params: { id } }),
    staleTime: 0,
  })

export const useDecide = (id: string) =>
  useMutation({
    mutationFn: (body: { approves: boolean; reason: string }) =>
      call(decideApproval, { params: { id }, body }),
    onSuccess: (state) => {
      queryClient.setQueryData(approval(id).queryKey, state)
    },
    onError: () => queryClient.invalidateQueries({ queryKey: approval(id).queryKey }),
  })
