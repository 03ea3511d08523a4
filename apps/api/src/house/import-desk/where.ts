import { sha256Of } from '../../vehicles/files/commands.ts'

/**
 * The folder of the pieces of an upload. It is named like stored reports, so that `deleteUnusedFiles` also deletes
 * pieces without an import.
 */
export function piecesFolder(id: string): string {
  const name = sha256Of(id)
  return `${name.slice(0, 2)}/${name}`
}

const offsetDigits = 12

/** Keys in alphabetical order are in the order of the file. */
export const pieceKey = (id: string, offset: number) =>
  `${piecesFolder(id)}/${String(offset).padStart(offsetDigits, '0')}`
