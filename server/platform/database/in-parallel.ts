import type { Tx } from './db.ts'

type WorkList<T extends readonly unknown[]> = { readonly [K in keyof T]: (tx: Tx) => Promise<T[K]> | T[K] }

/**
 * Runs work in one transaction side by side. The statements are sent in the order in which they start, without waiting for
 * each other's answers. Returns the results in the order of the works. When one fails, it waits for the others and throws the
 * first error: no work goes on while the transaction is rolled back.
 */
export async function inParallel<const T extends readonly unknown[]>(tx: Tx, ...works: WorkList<T>): Promise<T> {
  const started = works.map(async (work) => work(tx))
  const all = Promise.all(started)
  await all.catch(() => Promise.allSettled(started))
  return (await all) as unknown as T // the results of the works, in their order
}
