import {
  deletePriceTemplate,
  keepPriceTemplate,
  listPriceTemplates,
  type NewPriceTemplate,
} from '@portal/contract/house/price-templates'
import {
  type Buyer,
  changeStockRule,
  createStockJob,
  discardStockJob,
  findBuyers,
  listStockJobRows,
  listStockJobs,
  readStockJob,
  readStockJobDefaults,
  type StockJobDetails,
  type StockJobRowState,
  type StockRule,
  startStockJob,
  undoStockJob,
} from '@portal/contract/house/stock-jobs'
import { isJobAtWork } from '@portal/domain/house/stock-jobs'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call, callPage, reads, readsPage } from '../../api.ts'
import { queryClient } from '../../query-client.ts'
import type { RuleFields } from './form.ts'

export const pageSize = 50
const pollMs = 500
const idlePollMs = 10_000

export const stockJobs = (page: number) =>
  queryOptions({
    queryKey: ['stock-jobs', 'list', page],
    queryFn: ({ signal }) => callPage(listStockJobs, { query: { page, size: pageSize }, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.items.some(isJobAtWork) ? pollMs : false),
  })

export const stockJob = (id: string) =>
  queryOptions({
    queryKey: ['stock-jobs', 'one', id],
    queryFn: ({ signal }) => call(readStockJob, { params: { id }, signal }),
    staleTime: 0,
    // Another tab or person may start a job that is shown as a preview, or undo one that is done.
    refetchInterval: ({ state }) => (state.data && isJobAtWork(state.data) ? pollMs : idlePollMs),
  })

/** The default values for the form of a new job. */
export const jobDefaults = queryOptions({
  queryKey: ['stock-jobs', 'defaults'],
  queryFn: reads(readStockJobDefaults),
})

/** Dealers by part of the company name, or by partner number. */
export const buyers = (q: string) =>
  queryOptions({
    queryKey: ['stock-jobs', 'buyers', q],
    queryFn: reads(findBuyers, { query: { q } }),
    placeholderData: keepPreviousData,
  })

const typedAs = (text: string) => text.trim().toLocaleLowerCase('de')

/** The dealer that a text names whole: by partner number, or as the only one by company name or by name and city. */
export function buyerIn(found: readonly Buyer[], text: string): Buyer | undefined {
  const typed = typedAs(text)
  const named = found.filter(({ company_name, city }) =>
    [company_name, `${company_name}, ${city}`].some((name) => typedAs(name) === typed),
  )
  return (
    found.find(({ partner_number }) => partner_number === typed) ??
    (named.length === 1 ? named[0] : undefined)
  )
}

/** The partner number of the dealer that a text names whole; undefined for a number and for other texts. */
export async function partnerNumberOf(text: string): Promise<string | undefined> {
  const typed = text.trim()
  if (typed === '' || /^\d+$/.test(typed)) return undefined
  return buyerIn(await queryClient.fetchQuery(buyers(typed)), typed)?.partner_number
}

/** The fields with the partner number of a dealer whose name was typed whole. */
export async function withPartnerNumber(fields: RuleFields): Promise<RuleFields> {
  const partner_number = await partnerNumberOf(fields.partner_number)
  return partner_number === undefined ? fields : { ...fields, partner_number }
}

type Rows = { id: string; state?: StockJobRowState; page: number }

/** @param stage the rule and the state of the job, which change its rows */
export const stockJobRows = ({ id, state, page }: Rows, stage: unknown) =>
  queryOptions({
    queryKey: ['stock-jobs', 'rows', id, state, page, stage],
    queryFn: readsPage(listStockJobRows, { params: { id }, query: { page, size: pageSize, state } }),
    placeholderData: keepPreviousData,
  })

/** Keeps a job for its page, and tells the top bar of one that was started. */
function keep(job: StockJobDetails) {
  queryClient.setQueryData(['stock-jobs', 'one', job.id], job)
  if (isJobAtWork(job)) void queryClient.invalidateQueries({ queryKey: ['house-counts'] })
}

/** Creates a job for the given vehicles and computes its preview. */
export async function prepareJob(rule: StockRule, gwnummern: string[]): Promise<StockJobDetails> {
  const job = await call(createStockJob, { body: { rule, gwnummern } })
  keep(job)
  return job
}

/** Reads the current job, also for the page. */
export const latestJob = (id: string) => queryClient.fetchQuery(stockJob(id))

/** Quick changes are sent one after the other, so that the last one counts. */
export const useChangeRule = (id: string) =>
  useMutation({
    scope: { id: 'stock-job-rule' },
    mutationFn: (body: StockRule) => call(changeStockRule, { params: { id }, body }),
    onSuccess: keep,
  })
/** Starts the job with the rule whose preview is shown. */
export const useStartJob = (id: string) =>
  useMutation({
    mutationFn: (rule: StockRule) => call(startStockJob, { params: { id }, body: { rule } }),
    onSuccess: keep,
  })
export const useUndoJob = (id: string) =>
  useMutation({ mutationFn: () => call(undoStockJob, { params: { id } }), onSuccess: keep })
export const useDiscardJob = (id: string) =>
  useMutation({
    mutationFn: () => call(discardStockJob, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['stock-jobs', 'list'] }),
  })

/** The kept rules of price runs, by name. */
export const priceTemplates = queryOptions({
  queryKey: ['stock-jobs', 'templates'],
  queryFn: reads(listPriceTemplates),
  staleTime: 0,
})

const refreshTemplates = () => queryClient.invalidateQueries(priceTemplates)

export const useKeepTemplate = () =>
  useMutation({
    mutationFn: (body: NewPriceTemplate) => call(keepPriceTemplate, { body }),
    onSuccess: refreshTemplates,
  })
export const useDeleteTemplate = () =>
  useMutation({
    mutationFn: (id: string) => call(deletePriceTemplate, { params: { id } }),
    onSettled: refreshTemplates,
  })

/** Runs a job for one vehicle without showing its preview, and waits for the result. */
export async function runAtOnce(rule: StockRule, gwnummer: string): Promise<StockJobDetails> {
  const { id } = await prepareJob(rule, [gwnummer])
  let job = await call(startStockJob, { params: { id }, body: { rule } })
  while (isJobAtWork(job)) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    job = await call(readStockJob, { params: { id } })
  }
  keep(job)
  return job
}
