import { checkPass, type NewHandOver, type NewRefusal } from '@portal/contract/house/yard-hand-over'
import { t } from '@portal/domain/values/text'
import { useMutation } from '@tanstack/react-query'
import { ApiProblem, call } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import { checkedOffline, type Done } from './facts.ts'
import { isKeptHere, isTemporary, keepHandOver, sendRecord } from './outbox.ts'
import { expectedPickUps } from './queries.ts'

const refused = (title: string) => new ApiProblem({ type: 'pass-refused', title, status: 409 })

/** Checks a pass; without a connection with the list this device keeps. */
export const useCheckPass = () =>
  useMutation({
    mutationFn: async (asked: { code: string; gwnummer?: string | undefined }) => {
      try {
        return await call(checkPass, { body: asked })
      } catch (error) {
        const list = queryClient.getQueryData(expectedPickUps.queryKey)
        if (!(error instanceof ApiProblem && error.status === 0) || !list) throw error
        // Its failure tells the page that there is no connection.
        void queryClient.invalidateQueries(expectedPickUps)
        const found = await checkedOffline(list, asked, new Date(Date.now() + (list.behindMs ?? 0)))
        if (typeof found === 'string') throw refused(found)
        if (isKeptHere(found.gwnummer))
          throw refused(t('Dieses Fahrzeug wurde auf diesem Gerät schon übergeben.'))
        return found
      }
    },
  })

/** Hands a vehicle over; without a connection the record is kept on the device and sent later. */
export const useHandOver = (accountId: number) =>
  useMutation({
    mutationFn: async (record: NewHandOver) => {
      const { gwnummer } = record
      try {
        await sendRecord(record)
        return { gwnummer, isSent: true }
      } catch (error) {
        if (!isTemporary(error)) throw error
        await keepHandOver({ record, accountId, problem: null })
        return { gwnummer, isSent: false }
      }
    },
    // Not awaited: on a bad line the list may take long, and the vehicle is handed over already.
    onSettled: () => void queryClient.invalidateQueries(expectedPickUps),
  })

/** Records that a vehicle is not handed over; without a connection it is kept on the device and sent later. */
export const useRefuse = (accountId: number) =>
  useMutation({
    mutationFn: async (record: NewRefusal): Promise<Done> => {
      try {
        const { gwnummer } = await sendRecord(record)
        return { gwnummer, isSent: true, isRefusal: true }
      } catch (error) {
        if (!isTemporary(error)) throw error
        await keepHandOver({ record, accountId, problem: null })
        return { gwnummer: record.gwnummer ?? '', isSent: false, isRefusal: true }
      }
    },
  })
