import { type PageName, readPageText } from '@portal/contract/site/portal-settings'
import { queryOptions } from '@tanstack/react-query'
import { reads } from '../../api.ts'

/** The operator's text of a page. */
export const pageText = (page: PageName) =>
  queryOptions({ queryKey: ['page-text', page], queryFn: reads(readPageText, { params: { page } }) })
