import { sha256Of } from '../../uploads/sha256.ts'

/**
 * The folder of the pieces of an upload. It is named like stored reports, so that `deleteUnusedFiles` also deletes
 * pieces without an import.
 */
export function piecesFolder(id: string): string {
  const name = sha256Of(id)
  return `${name.slice(0, 2)}/${name}`
}
