import { readNews } from '@portal/contract/search/news'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api.ts'

export const news = queryOptions({ queryKey: ['news'], queryFn: ({ signal }) => call(readNews, { signal }) })
