import { zodResolver } from '@hookform/resolvers/zod'
import { fieldMessage } from '@portal/domain/values/field-messages'
import { z } from 'zod'

z.config({ customError: fieldMessage })

/** The rules of a form from its schema. Rules without a text of their own get a German one. */
export const formResolver = zodResolver
