/** Whether a job of the stock or its undo is queued or running. */
export const isJobAtWork = ({ state }: { state: string }) =>
  ['queued', 'running', 'undo-queued', 'undoing'].includes(state)
