/** Uploaded pieces are stored in the folder of the photos until the file is processed; no URL of the portal serves them. */
const root = 'upload/'

export const piecesFolder = (taskId: string) => `${root}${taskId}/`

/** Padded, so that the names sort like the places. */
export const pieceKey = (taskId: string, offset: number) =>
  `${piecesFolder(taskId)}${String(offset).padStart(10, '0')}`

/** The task a stored piece belongs to; null for another file. */
export const taskIdIn = (key: string) => (key.startsWith(root) ? (key.split('/')[1] ?? null) : null)
