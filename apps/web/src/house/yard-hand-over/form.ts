import { type CheckedPass, NewHandOver, photoMaxLength } from '@portal/contract/house/yard-hand-over'
import type { HandedPaper } from '@portal/domain/sale/pick-up'
import type { Signature } from '@portal/domain/sale/signature'
import { t } from '@portal/domain/values/text'
import { flawsOf } from '../../flaws-of.ts'
import { listeners } from '../../listeners.ts'

/** A photo of the hand-over as a JPEG in base64. */
export type TakenPhoto = { id: string; base64: string }

/** The fields of a hand-over; the id makes a repeated sending change nothing. */
export type HandOverForm = {
  id: string
  isIdentitySeen: boolean
  mileage: string
  keys: string
  papers: HandedPaper[]
  note: string
  photos: TakenPhoto[]
  signature: Signature
  isNameTyped: boolean
  typedName: string
}

export const emptyHandOver = ({ keys }: Pick<CheckedPass, 'keys'>): HandOverForm => ({
  id: crypto.randomUUID(),
  ...{ isIdentitySeen: false, mileage: '', keys: keys === null ? '' : String(keys), papers: [] },
  ...{ note: '', photos: [], signature: [], isNameTyped: false, typedName: '' },
})

/** A hand-over while it is filled in. @param keep receives the form after each change */
export function handOverDraft(first: HandOverForm, keep: (form: HandOverForm) => void) {
  let form = first
  const { subscribe, tell } = listeners()
  return {
    subscribe,
    form: () => form,
    change: (next: (known: HandOverForm) => HandOverForm) => {
      form = next(form)
      keep(form)
      tell()
    },
  }
}

const numberIn = (text: string) => {
  const digits = text.replace(/[.\s]/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : null
}

/** The record to send, or what is wrong by field. */
export function recordOf(form: HandOverForm, pass: CheckedPass, code: string) {
  const { isNameTyped, signature } = form
  const { data, error } = NewHandOver.safeParse({
    ...{
      id: form.id,
      recordedAt: new Date().toISOString(),
      code,
      gwnummer: pass.gwnummer,
      isIdentitySeen: form.isIdentitySeen,
    },
    ...{ mileage: numberIn(form.mileage), keys: numberIn(form.keys), papers: form.papers, note: form.note },
    photos: form.photos.map(({ base64 }) => base64),
    signature: isNameTyped || signature.length === 0 ? null : signature,
    signedName: isNameTyped ? form.typedName : signature.length > 0 ? pass.name : '',
  })
  const flaws = flawsOf(error?.issues)
  return { record: data, flaws }
}

/** The flaws without those of fields that were changed since. */
export function withoutFlaws(flaws: Record<string, string>, change: Partial<HandOverForm>) {
  const isSigned = 'signature' in change || 'typedName' in change || 'isNameTyped' in change
  return Object.fromEntries(
    Object.entries(flaws).filter(([name]) => !(name in change || (isSigned && name === 'signedName'))),
  )
}

/** What is missing, in the order of the page. */
export function missingText({
  isIdentitySeen,
  mileage,
  keys,
  signature,
  isNameTyped,
  typedName,
}: HandOverForm) {
  const missing = [
    !isIdentitySeen && t('Ausweis'),
    mileage.trim() === '' && t('Kilometerstand'),
    keys.trim() === '' && t('Schlüssel'),
    (isNameTyped ? typedName.trim() === '' : signature.length === 0) && t('Unterschrift'),
  ].filter((part) => part !== false)
  return missing.length > 0 ? t`Fehlt noch: ${missing.join(', ')}` : ''
}

const longestSide = 1280
const qualities = [0.75, 0.5, 0.3]

/** A photo of the camera as a small JPEG without metadata. @throws for a file that is no picture */
export async function takenPhoto(file: File): Promise<TakenPhoto> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  for (const quality of qualities) {
    const base64 = canvas.toDataURL('image/jpeg', quality).split(',')[1] ?? ''
    if (base64.length <= photoMaxLength) return { id: crypto.randomUUID(), base64 }
  }
  throw new Error('The photo stays too large')
}
