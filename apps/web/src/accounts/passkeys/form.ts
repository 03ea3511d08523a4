import { aDraft } from '../../draft.ts'

/** The new name that was typed for a passkey. */
export const passkeyDraft = aDraft<{ id: number; name: string }>('passkey')
