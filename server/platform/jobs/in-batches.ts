/** A run ends after so many batches: the next one goes on, and other jobs have their turn. */
const MOST_BATCHES = 40

/** Works on so many rows at once, again and again, until fewer are left or the run has had its share. Answers how many. */
export async function inBatches(atOnce: number, work: (most: number) => Promise<number>): Promise<number> {
  let all = 0
  for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
    const count = await work(atOnce)
    all += count
    if (count < atOnce) break
  }
  return all
}
