import type { storedForm } from '../../storage.ts'
import { PhotoQueue } from './queries.ts'

/** Where a form has its photos. */
export type PhotoPlaces<Fields> = {
  /** The keys of the photos that have not arrived. */
  waitingIn: (fields: Fields) => string[]
  /** The form without a key, and with the photo that has arrived under it; null for a discarded one. */
  settled: (fields: Fields, key: string, photo: string | null) => Fields
}

type Listener = () => void

/**
 * A form that this device keeps until it is sent. Its photos are sent while it is filled in; they may arrive after the
 * page was left, and those that have not arrived are kept too.
 */
export class KeptForm<Fields extends object> {
  readonly #kept: ReturnType<typeof storedForm<Fields>>
  readonly #empty: Fields
  readonly #listeners = new Set<Listener>()
  #fields: Fields
  readonly queue: PhotoQueue

  constructor(
    purchaseId: string,
    kept: ReturnType<typeof storedForm<Fields>>,
    empty: Fields,
    { waitingIn, settled }: PhotoPlaces<Fields>,
  ) {
    this.#kept = kept
    this.#empty = empty
    this.#fields = kept.read() ?? empty
    this.queue = new PhotoQueue(
      purchaseId,
      {
        onSent: (key, photo) => this.set(settled(this.#fields, key, photo)),
        onForgotten: (key) => this.set(settled(this.#fields, key, null)),
      },
      waitingIn(this.#fields),
    )
  }

  readonly subscribe = (listener: Listener) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly fields = () => this.#fields

  /** Whether somebody looks at it, or photos are on their way. */
  get isInUse() {
    return this.#listeners.size > 0 || this.queue.state().waiting.length > 0
  }

  set(fields: Fields) {
    this.#fields = fields
    this.#kept.write(fields)
    for (const listener of this.#listeners) listener()
  }

  /** Empties it, once it was sent. */
  clear() {
    for (const { key } of this.queue.state().refused) this.queue.forget(key)
    this.set(this.#empty)
    this.#kept.clear()
  }
}
