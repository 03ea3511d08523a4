import { checkBounds, criteriaShape } from '@portal/domain/search/criteria'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { CarSort } from '../vehicles/cars.ts'
import { withDismissed } from '../vehicles/dismissed-cars.ts'

export const ResultExport = z
  .strictObject({ ...criteriaShape, ...withDismissed, sort: CarSort.default('eaktedokumentid,desc') })
  .superRefine(checkBounds)

/** A CSV file (UTF-8 with byte order mark, semicolons) of at most 5,000 vehicles. */
export const exportResults = {
  method: 'GET',
  url: '/mvp/api/mvp-car-stocks/search/with/export',
  config: {
    access: 'dealer',
    scope: 'stock:read',
    summary: 'Die Treffer einer Suche als CSV, höchstens 5.000 Fahrzeuge',
  },
  schema: { querystring: ResultExport },
} satisfies Endpoint
