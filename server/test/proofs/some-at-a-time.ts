const AT_ONCE = 4

/** Makes so many, a few at once: on a busy machine a crowd would wait for a connection longer than it may. */
export async function someAtATime<T>(count: number, make: (no: number) => Promise<T>): Promise<T[]> {
  const made: T[] = []
  let begun = 0
  async function keepMaking(): Promise<void> {
    while (begun < count) {
      const no = begun++
      made[no] = await make(no)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepMaking))
  return made
}
