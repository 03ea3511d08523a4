import { aDraft } from '../../draft.ts'

/** The new e-mail address that was typed for a person. */
export const emailDraft = aDraft<{ personId: number; email: string }>('email')
/** The reason that was typed to confirm the VAT id of a company. */
export const confirmationDraft = aDraft<{ id: number; reason: string }>('vat-confirmation')
