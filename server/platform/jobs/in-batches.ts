// Jobs that work through many rows, in batches.
import { z } from 'zod'
import type { Db } from '#server/platform/database/db.ts'
import { job } from './queue.ts'

/** A run ends after so many batches: the next one goes on, and other jobs have their turn. */
const MOST_BATCHES = 40

/** Works on so many rows at once, again and again, until fewer are left or the run has had its share. Answers how many. */
export async function inBatches(
  atOnce: number,
  work: (most: number) => Promise<number>,
  mostBatches = MOST_BATCHES,
): Promise<number> {
  let all = 0
  for (let batch = 0; batch < mostBatches; batch += 1) {
    const count = await work(atOnce)
    all += count
    if (count < atOnce) break
  }
  return all
}

const SUMMED_AT_ONCE = 5_000

/** A job that adds new rows to totals every minute. The next run takes the rest. `sumSome` answers how many it has added. */
export function sumJob(name: string, sumSome: (db: Db, most: number) => Promise<number>) {
  return job({
    name,
    payload: z.unknown(),
    cron: '* * * * *',
    run: async ({ db }) => void (await inBatches(SUMMED_AT_ONCE, (most) => sumSome(db, most))),
  })
}
