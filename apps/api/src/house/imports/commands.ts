import { type ImportStep, importSteps } from '@portal/domain/house/imports'
import { t } from '@portal/domain/values/text'
import { conflict, ProblemError } from '../../http/problem.ts'

type At = { id: string; state: { in: string[] } }
type Change<Data> = (args: { where: At; data: Data }) => PromiseLike<{ count: number }>

const at = (id: string, step: ImportStep): At => ({ id, state: { in: [...importSteps[step]] } })

/**
 * Takes a step of an import, once: of two calls at the same time the second one finds another state.
 * @param imports the table of the import, by client or transaction
 * @throws ProblemError import-state when its state does not permit the step
 */
export async function takeStep<Data extends object>(
  imports: { updateMany: Change<Data> },
  id: string,
  step: ImportStep,
  data: Data,
) {
  const { count } = await imports.updateMany({ where: at(id, step), data })
  if (count === 0) throw new ProblemError('import-state')
}

/** Deletes an import that was not taken over. @throws ProblemError import-state */
export async function discard(
  imports: { deleteMany: (args: { where: At }) => PromiseLike<{ count: number }> },
  id: string,
) {
  const { count } = await imports.deleteMany({ where: at(id, 'discard') })
  if (count === 0) throw new ProblemError('import-state')
}

/** @throws ProblemError conflict after the last moment of an undo */
export function refuseLateUndo(until: Date | null, now: Date) {
  if (until === null || until < now) throw conflict(t('Die Frist von 72 Stunden ist abgelaufen.'))
}
