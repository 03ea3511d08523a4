import { checkBounds, criteriaShape } from '@portal/domain/criteria'
import { z } from 'zod'
import { CarSort } from './cars.ts'
import { withDismissed } from './dismissed-cars.ts'
import type { Endpoint } from './endpoint.ts'

export const ResultExport = z
  .strictObject({ ...criteriaShape, ...withDismissed, sort: CarSort.default('eaktedokumentid,desc') })
  .superRefine(checkBounds)

/** A CSV file (UTF-8 with byte order mark, semicolons) of at most 500 vehicles. */
export const exportResults = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/search/with/export',
  config: { access: 'dealer', summary: 'Die Treffer einer Suche als CSV, höchstens 500 Fahrzeuge' },
  schema: { querystring: ResultExport },
} satisfies Endpoint
