/** Pieces are stored in the folder of the photos until the file is processed; no URL of the portal serves them. */
const root = 'upload/'

export const piecesFolder = (taskId: string) => `${root}${taskId}`

/** The id of the task of a stored piece; null for another file. */
export const taskIdIn = (key: string) => (key.startsWith(root) ? (key.split('/')[1] ?? null) : null)
