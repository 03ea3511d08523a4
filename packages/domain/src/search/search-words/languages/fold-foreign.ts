import { fold } from '../../../values/fold.ts'

/** `fold` for letters that have no accent to leave out. */
export const foldForeign = (text: string) => fold(text.replaceAll(/[łŁ]/g, 'l').replaceAll(/[œŒ]/g, 'oe'))
