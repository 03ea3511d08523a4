import { parentPort, type ResourceLimits, Worker, workerData } from 'node:worker_threads'

type Call<Task> = { id: number; task: Task }
type Answer<Result> = { id: number; result: Result }
type Assignment<Data> = { role?: string; data: Data }

/** A worker thread that starts tasks in the order of the calls; synchronous tasks run one after the other. */
export class ThreadCalls<Task, Result> {
  isAlive = true
  #failure: unknown
  readonly #thread: Worker
  readonly #waiting = new Map<number, PromiseWithResolvers<Result>>()
  #last = 0

  /**
   * @param file the module that calls `answerCalls` with this role
   * @param data initial data of the thread: shared memory is shared with it, the rest is copied
   */
  constructor(file: string, role: string, data: object, resourceLimits: ResourceLimits) {
    this.#thread = new Worker(new URL(file), { workerData: { role, data }, resourceLimits })
    this.#thread.unref()
    this.#thread.on('message', (message: Answer<Result> | Record<string, unknown>) => {
      // Under `node --watch`, threads also send the names of imported modules.
      if (!isAnswer(message)) return
      this.#waiting.get(message.id)?.resolve(message.result)
      this.#waiting.delete(message.id)
    })
    this.#thread.on('error', (error) => this.#fail(error))
    this.#thread.on('exit', () => this.#fail(new Error(`The thread "${role}" ended.`)))
  }

  #fail(error: unknown) {
    this.isAlive = false
    this.#failure ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }

  /** Executes a task. Rejects when the thread has ended or ends before it returns the result. */
  async call(task: Task): Promise<Result> {
    if (!this.isAlive) throw this.#failure
    const id = ++this.#last
    const waiting = Promise.withResolvers<Result>()
    this.#waiting.set(id, waiting)
    this.#thread.postMessage({ id, task } satisfies Call<Task>)
    return waiting.promise
  }

  /** Waits for the pending calls, then ends the thread. */
  async end() {
    await Promise.allSettled([...this.#waiting.values()].map(({ promise }) => promise))
    await this.#thread.terminate()
  }
}

const isAnswer = <Result>(message: Answer<Result> | Record<string, unknown>): message is Answer<Result> =>
  typeof message.id === 'number'

/**
 * Executes the tasks of `ThreadCalls` in a thread started for this role. Does nothing in other threads, because the
 * main thread and the threads of a test runner import the same module.
 *
 * @param prepare called once with the initial data; returns the function that executes a task
 * @param buffersIn buffers of a result that are moved to the caller instead of copied
 */
export function answerCalls<Data, Task, Result>(
  role: string,
  prepare: (data: Data) => (task: Task) => Result | Promise<Result>,
  buffersIn: (result: Result) => ArrayBuffer[] = () => [],
) {
  const port = parentPort
  const assignment: Assignment<Data> | null | undefined = workerData
  if (!port || assignment?.role !== role) return
  const answer = prepare(assignment.data)
  port.on('message', async ({ id, task }: Call<Task>) => {
    const result = await answer(task)
    port.postMessage({ id, result } satisfies Answer<Result>, buffersIn(result))
  })
}
