import { PrismaPg } from '@prisma/adapter-pg'

/** Runs calls one after another in the order they come, also after one that failed. */
export function inTurn() {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(call: () => Promise<Result>): Promise<Result> => {
    const own = last.then(call)
    last = own.catch(() => undefined)
    return own
  }
}

/**
 * An adapter that runs the queries of a transaction one after another. Prisma sends those for several relations of a row
 * at once; pg puts them in a queue with a warning, and refuses them from version 9 on.
 */
export class OrderedAdapter extends PrismaPg {
  override async connect() {
    const adapter = await super.connect()
    const start = adapter.startTransaction.bind(adapter)
    adapter.startTransaction = async (isolationLevel) => {
      const transaction = await start(isolationLevel)
      const turn = inTurn()
      const query = transaction.queryRaw.bind(transaction)
      const execute = transaction.executeRaw.bind(transaction)
      transaction.queryRaw = (asked) => turn(() => query(asked))
      transaction.executeRaw = (asked) => turn(() => execute(asked))
      return transaction
    }
    return adapter
  }
}
