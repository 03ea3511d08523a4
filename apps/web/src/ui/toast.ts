import { successToastMs } from '@portal/domain/values/constants'
import { listeners } from '../listeners.ts'

export type ToastKind = 'success' | 'error' | 'warn' | 'info'
/** The page of a message: the current one, or the one that is opened next. */
type Place = 'this-page' | 'next-page'
/** @param undo reverses what the message reports; the message offers it as a button */
export type ToastMessage = { id: number; kind: ToastKind; text: string; place: Place; undo?: () => void }

/** Errors stay longer and can be closed. */
const errorToastMs = 12_000
const undoToastMs = 8000

let shown: ToastMessage | null = null
let timer: ReturnType<typeof setTimeout> | undefined
let lastId = 0
const { subscribe, tell } = listeners()
export const subscribeToToast = subscribe

function show(message: ToastMessage | null) {
  shown = message
  tell()
}

/** Shows one message at the top of the page and replaces the previous one. */
export function toast(kind: ToastKind, text: string, place: Place = 'this-page') {
  lastId += 1
  show({ id: lastId, kind, text, place })
  resumeToast()
}

/** Reports what was removed and offers for 8 seconds to undo it. */
export function toastUndo(text: string, undo: () => void) {
  lastId += 1
  show({ id: lastId, kind: 'success', text, place: 'this-page', undo })
  resumeToast()
}

/** To be called when another page is shown: an error ends with the page it belongs to. */
export function endPageToast() {
  if (shown?.kind !== 'error') return
  if (shown.place === 'this-page') closeToast()
  else show({ ...shown, place: 'this-page' })
}

export function closeToast() {
  clearTimeout(timer)
  show(null)
}

function durationOf({ kind, undo }: ToastMessage) {
  if (undo) return undoToastMs
  return kind === 'success' ? successToastMs : errorToastMs
}

/** The timeout pauses while pointer or focus is on the message. */
export const pauseToast = () => clearTimeout(timer)

export function resumeToast() {
  clearTimeout(timer)
  if (shown) timer = setTimeout(closeToast, durationOf(shown))
}

export const currentToast = () => shown
