import { createStore, del, get, set } from 'idb-keyval'

/** Files whose upload is not finished, by task, so that it continues after a reload of the page. */
const files = () => createStore('portal-uploads', 'files')

/** A full or refused storage only means that the file has to be chosen again after a reload. */
const orNothing = <Value>(work: Promise<Value>) => work.catch(() => undefined)

export const keepFile = (taskId: string, file: Blob) => orNothing(set(taskId, file, files()))
export const keptFile = (taskId: string) => orNothing(get<Blob>(taskId, files()))
export const forgetFile = (taskId: string) => orNothing(del(taskId, files()))
