import { CompanyNumbers } from '@portal/contract/accounts/vat-checks'
import type { z } from 'zod'
import { formResolver } from '../../form-resolver.ts'

export type TypedNumbers = z.input<typeof CompanyNumbers>
export type SentNumbers = CompanyNumbers

export const numbersResolver = formResolver(CompanyNumbers)
