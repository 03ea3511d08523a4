import { dropClaimPhoto, sendClaimPhoto } from '@portal/contract/sale/claims'
import { claimPhotoMaxBytes } from '@portal/domain/sale/claim-items'
import { t } from '@portal/domain/values/text'
import { ApiProblem, call } from '../../api.ts'
import { detailOf } from '../../detail-of.ts'
import { forgetFile, keepFile, keptFile } from '../../kept-files.ts'
import { listeners } from '../../listeners.ts'

const longestSide = 2048

/** The photo in the size the house needs; the file itself where the browser cannot read it. */
async function shrunk(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) return file
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.88 })
}

/** Discards a photo that was not sent with a claim; one that is gone already is discarded too. */
export const dropPhoto = (purchaseId: string, photoId: string) =>
  call(dropClaimPhoto, { params: { id: purchaseId, photoId } }).catch((error: unknown) => {
    if (!(error instanceof ApiProblem && error.status === 404)) throw error
  })

/** A photo that was chosen and has not arrived. */
type Chosen = {
  key: string
  name: string
  file: Blob
  /** Why it was refused; null while it waits. */
  flaw: string | null
}

export type Sending = {
  waiting: readonly Chosen[]
  refused: readonly Chosen[]
  /** How many have arrived since none was waiting. */
  sent: number
  /** Whether it waits for a connection. */
  isInterrupted: boolean
  /** False if the browser could not store a photo, which is then lost with the page. */
  isKept: boolean
}

/** No reply, too many calls, server unavailable: the photo is sent again. */
const temporaryStatuses = new Set([0, 429, 502, 503, 504])
const isTemporary = (error: unknown) => error instanceof ApiProblem && temporaryStatuses.has(error.status)
const retryMs = 5000

/** Resolves when the browser is online again, or some seconds later, because not every break is noticed. */
const nextTry = () =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, retryMs)
    window.addEventListener('online', end)
  })

const chosenAs = (key: string, file: Blob): Chosen => ({
  ...{ key, file, flaw: null },
  name: file instanceof File ? file.name : '',
})

/** Who has chosen the photos, and knows their keys until they have arrived. */
export type Owner = {
  onSent: (key: string, photo: string) => void
  /** The photo was discarded. */
  onForgotten: (key: string) => void
}

/**
 * Sends photos one after another, each until it has arrived or was refused; a break of the connection only delays them,
 * and this device keeps them until they have arrived. The server recognises the same bytes, so a photo whose reply was
 * lost is stored once.
 */
export class PhotoQueue {
  readonly #purchaseId: string
  readonly #owner: Owner
  readonly #listeners = listeners()
  #state: Sending = { waiting: [], refused: [], sent: 0, isInterrupted: false, isKept: true }
  #isRunning = false
  #restored: Promise<void>

  /** @param keys of photos that an earlier visit has not sent */
  constructor(purchaseId: string, owner: Owner, keys: readonly string[]) {
    this.#purchaseId = purchaseId
    this.#owner = owner
    this.#restored = this.#restore(keys)
  }

  readonly subscribe = this.#listeners.subscribe

  readonly state = () => this.#state

  #show(next: Partial<Sending>) {
    this.#state = { ...this.#state, ...next }
    this.#listeners.tell()
  }

  async #restore(keys: readonly string[]) {
    for (const key of keys) {
      const file = await keptFile(key)
      if (file) this.#enqueue([chosenAs(key, file)])
      else this.#owner.onForgotten(key)
    }
  }

  #enqueue(chosen: readonly Chosen[]) {
    this.#show({ waiting: [...this.#state.waiting, ...chosen] })
    void this.#run()
  }

  /** @returns the keys of the photos, in their order */
  add(files: readonly File[]): string[] {
    const chosen = files.map((file) => chosenAs(crypto.randomUUID(), file))
    void this.#keep(chosen)
    this.#enqueue(chosen)
    return chosen.map(({ key }) => key)
  }

  async #keep(chosen: readonly Chosen[]) {
    for (const { key, file } of chosen) {
      const isKept = await keepFile(key, file)
      if (!isKept) this.#show({ isKept })
      // One that has arrived meanwhile is not needed any more.
      if (![...this.#state.waiting, ...this.#state.refused].some((one) => one.key === key))
        await forgetFile(key)
    }
  }

  /** Discards a photo that has not arrived. */
  forget(key: string) {
    const others = ({ key: other }: Chosen) => other !== key
    this.#show({
      waiting: this.#state.waiting.filter(others),
      refused: this.#state.refused.filter(others),
    })
    this.#owner.onForgotten(key)
    void forgetFile(key)
  }

  /** Sends a refused photo again. */
  sendAgain(key: string) {
    const photo = this.#state.refused.find((one) => one.key === key)
    if (!photo) return
    this.#show({ refused: this.#state.refused.filter((one) => one !== photo) })
    this.#enqueue([{ ...photo, flaw: null }])
  }

  /** Waits until no photo is waiting. @returns whether none was refused meanwhile */
  async settled(): Promise<boolean> {
    await this.#restored
    const before = new Set(this.#state.refused.map(({ key }) => key))
    await new Promise<void>((resolve) => {
      const check = () => {
        if (this.#state.waiting.length > 0) return
        stop()
        resolve()
      }
      const stop = this.subscribe(check)
      check()
    })
    return this.#state.refused.every(({ key }) => before.has(key))
  }

  async #run() {
    if (this.#isRunning) return
    this.#isRunning = true
    for (let next = this.#state.waiting[0]; next; next = this.#state.waiting[0]) await this.#send(next)
    this.#isRunning = false
    this.#show({ sent: 0, isInterrupted: false })
  }

  async #send(next: Chosen) {
    const { key } = next
    const outcome = await this.#uploaded(next)
    const photo = this.#state.waiting.find((one) => one.key === key)
    const waiting = this.#state.waiting.filter((one) => one.key !== key)
    if ('id' in outcome) {
      if (!photo) return void dropPhoto(this.#purchaseId, outcome.id).catch(() => undefined)
      this.#owner.onSent(key, outcome.id)
      this.#show({ waiting, sent: this.#state.sent + 1 })
      await forgetFile(key)
    } else if (photo)
      this.#show({ waiting, refused: [...this.#state.refused, { ...photo, flaw: outcome.flaw }] })
  }

  async #uploaded({ key, name, file }: Chosen): Promise<{ id: string } | { flaw: string }> {
    if (file.size > 2 * claimPhotoMaxBytes) return { flaw: t('Das Foto ist zu groß.') }
    const bytes = await shrunk(file)
    while (this.#state.waiting.some((one) => one.key === key)) {
      const body = new FormData()
      body.append('file', bytes, name)
      try {
        const { id } = await call(sendClaimPhoto, { params: { id: this.#purchaseId }, body })
        this.#show({ isInterrupted: false })
        return { id }
      } catch (error) {
        if (!isTemporary(error)) return { flaw: detailOf(error) }
        this.#show({ isInterrupted: true })
        await nextTry()
      }
    }
    return { flaw: '' }
  }
}
