import { createStore, del, get, set } from 'idb-keyval'

/** Files that are not sent yet, by task or photo, so that sending continues after a reload of the page. */
const files = () => createStore('portal-uploads', 'files')

/** A full or refused storage only means that the file has to be chosen again after a reload. */
const orNothing = <Value>(work: Promise<Value>) => work.catch(() => undefined)

/** @returns whether the browser has stored it */
export const keepFile = (key: string, file: Blob): Promise<boolean> =>
  set(key, file, files()).then(
    () => true,
    () => false,
  )
export const keptFile = (key: string) => orNothing(get<Blob>(key, files()))
export const forgetFile = (key: string) => orNothing(del(key, files()))
