import type { FileTask } from '@portal/contract/house/photos'
import { t } from '@portal/domain/values/text'
import type { FileType } from '@portal/domain/vehicles/photos'
import type { Upload } from './uploads.ts'

export const typeNames: Record<FileType, string> = {
  GUTACHTEN_INTERNETBILD: t('Foto'),
  GUTACHTEN_LIGHT: t('Gutachten'),
  VERKAUFSEXPERTISE: t('Zustandsbericht'),
}

/** A file that is not attached to its vehicle yet, or was refused. */
export type PendingFile = {
  key: string
  gwnummer: string | null
  name: string
  /** Progress of the upload, 0 to 100; null when nothing is uploaded. */
  percent: number | null
  text: string
  tone: 'busy' | 'done' | 'error'
  upload?: Upload
  task?: FileTask
}

const percentOf = ({ received, bytes }: FileTask) =>
  bytes === 0 ? 100 : Math.floor((received / bytes) * 100)

function ofTask(task: FileTask): PendingFile {
  const common = { key: task.id, gwnummer: task.gwnummer, name: task.name, task }
  switch (task.state) {
    case 'uploading':
      return {
        ...common,
        percent: percentOf(task),
        tone: 'error',
        text: t('Unterbrochen. Wählen Sie die Datei noch einmal, der Upload geht dort weiter.'),
      }
    case 'waiting':
      return { ...common, percent: null, tone: 'busy', text: t('wird verarbeitet') }
    case 'done':
      return { ...common, percent: null, tone: 'done', text: task.message ?? t('ist am Fahrzeug') }
    case 'refused':
      return { ...common, percent: null, tone: 'error', text: task.message ?? t('Nicht angenommen.') }
  }
}

function ofUpload(upload: Upload): PendingFile {
  const { key, gwnummer, name, state, task, message } = upload
  const common = { key, gwnummer, name, upload }
  if (state === 'failed')
    return { ...common, percent: null, tone: 'error', text: message ?? t('Nicht gesendet.') }
  if (state === 'preparing') return { ...common, percent: 0, tone: 'busy', text: t('wird vorbereitet') }
  const percent = task ? percentOf(task) : 0
  return { ...common, percent, tone: 'busy', text: percent === 0 ? t('wartet') : t('lädt') }
}

/** The uploads of this tab, and the other tasks reported by the API. */
export function pendingFiles(uploads: readonly Upload[], tasks: FileTask[]): PendingFile[] {
  const known = new Set(uploads.flatMap(({ task }) => task?.id ?? []))
  return [...uploads.map(ofUpload), ...tasks.filter(({ id }) => !known.has(id)).map(ofTask)]
}
