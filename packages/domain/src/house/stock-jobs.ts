/** The states of a job of the stock in which it or its undo is queued or running. */
export const statesAtWork = ['queued', 'running', 'undo-queued', 'undoing']

export const isJobAtWork = ({ state }: { state: string }) => statesAtWork.includes(state)
